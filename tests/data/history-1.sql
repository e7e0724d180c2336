BEGIN TRANSACTION;
CREATE TABLE action (
    round INTEGER NOT NULL REFERENCES round,
    number INTEGER NOT NULL,             -- from 1
    at INTEGER NOT NULL,
    data TEXT NOT NULL,                  -- JSON of notation.action_data
    PRIMARY KEY (round, number)
) WITHOUT ROWID;
INSERT INTO "action" VALUES(1,1,1800000004000,'["bet",1,"player",{"ante":500,"blind":500,"trips":500},null]');
INSERT INTO "action" VALUES(1,2,1800000004000,'["close"]');
INSERT INTO "action" VALUES(1,3,1800000004000,'["deal","7d9d8sJc3h5dQcKc2s"]');
INSERT INTO "action" VALUES(1,4,1800000005000,'["decide",1,"check"]');
INSERT INTO "action" VALUES(1,5,1800000006000,'["decide",1,"check"]');
INSERT INTO "action" VALUES(1,6,1800000007000,'["decide",1,"fold"]');
INSERT INTO "action" VALUES(2,1,1800000009000,'["bet",1,"player",{"ante":500,"blind":500,"trips":500},null]');
INSERT INTO "action" VALUES(2,2,1800000009000,'["close"]');
INSERT INTO "action" VALUES(2,3,1800000009000,'["deal","Js2s3h4s7sTc5h3cAc"]');
INSERT INTO "action" VALUES(2,4,1800000010000,'["decide",1,"check"]');
INSERT INTO "action" VALUES(2,5,1800000011000,'["decide",1,"check"]');
INSERT INTO "action" VALUES(2,6,1800000012000,'["decide",1,"fold"]');
INSERT INTO "action" VALUES(3,1,1800000014000,'["bet",1,"player",{"ante":500,"blind":500,"trips":500},null]');
INSERT INTO "action" VALUES(3,2,1800000014000,'["close"]');
INSERT INTO "action" VALUES(3,3,1800000014000,'["deal","2hJh6s8hQd7cAh3dKs"]');
INSERT INTO "action" VALUES(3,4,1800000015000,'["decide",1,"play 4x"]');
INSERT INTO "action" VALUES(4,1,1800000017000,'["bet",1,"player",{"ante":500,"blind":500,"trips":500},null]');
INSERT INTO "action" VALUES(4,2,1800000017000,'["close"]');
INSERT INTO "action" VALUES(4,3,1800000017000,'["deal","Js4c8cAsAdKcTc7s4d"]');
INSERT INTO "action" VALUES(4,4,1800000018000,'["decide",1,"play 4x"]');
INSERT INTO "action" VALUES(5,1,1800000020000,'["bet",1,"player",{"ante":500,"blind":500,"trips":500},null]');
INSERT INTO "action" VALUES(5,2,1800000020000,'["close"]');
INSERT INTO "action" VALUES(5,3,1800000020000,'["deal","8sKsKd4h4cTcQsJh8d"]');
INSERT INTO "action" VALUES(5,4,1800000021000,'["decide",1,"play 4x"]');
INSERT INTO "action" VALUES(6,1,1800000023000,'["bet",1,"player",{"ante":500,"blind":500},null]');
INSERT INTO "action" VALUES(6,2,1800000023000,'["close"]');
INSERT INTO "action" VALUES(6,3,1800000023000,'["deal","Js4cKs8hJc2hTc4sAd"]');
INSERT INTO "action" VALUES(7,1,1800000026000,'["bet",1,"player",{"ante":500,"blind":500,"trips":500},null]');
INSERT INTO "action" VALUES(7,2,1800000026000,'["close"]');
INSERT INTO "action" VALUES(7,3,1800000026000,'["deal","Qh6d9d7d7cTd6sJs5d"]');
CREATE TABLE box (                       -- the player's boxes of settled rounds, for lists and statistics
    round INTEGER NOT NULL REFERENCES round,
    box INTEGER NOT NULL,
    dark INTEGER NOT NULL,
    hole TEXT NOT NULL,                  -- such as AKs
    choice TEXT NOT NULL,                -- the last decision, and its street
    street TEXT NOT NULL,
    result TEXT NOT NULL,
    hand INTEGER NOT NULL,               -- category, 0 to 9
    dealer INTEGER NOT NULL,
    qualifies INTEGER NOT NULL,
    ante INTEGER NOT NULL, ante_net INTEGER NOT NULL,
    blind INTEGER NOT NULL, blind_net INTEGER NOT NULL,
    play INTEGER NOT NULL, play_net INTEGER NOT NULL,
    trips INTEGER NOT NULL, trips_net INTEGER NOT NULL,
    PRIMARY KEY (round, box)
) WITHOUT ROWID;
INSERT INTO "box" VALUES(1,1,0,'Q5o','fold','river','fold',0,0,0,500,-500,500,-500,0,0,500,-500);
INSERT INTO "box" VALUES(2,1,0,'T5o','fold','river','fold',0,1,1,500,-500,500,-500,0,0,500,-500);
INSERT INTO "box" VALUES(3,1,0,'A7o','play 4x','preflop','win',0,0,0,500,0,500,0,2000,2000,500,-500);
INSERT INTO "box" VALUES(4,1,0,'KTs','play 4x','preflop','lose',1,2,1,500,-500,500,-500,2000,-2000,500,-500);
INSERT INTO "box" VALUES(5,1,0,'QTo','play 4x','preflop','lose',2,2,1,500,-500,500,-500,2000,-2000,500,-500);
CREATE TABLE entry (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player,
    number INTEGER NOT NULL,             -- the player's own count, from 1
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    currency TEXT NOT NULL,
    amount INTEGER NOT NULL,
    balance INTEGER NOT NULL,            -- in this currency, after this entry
    round INTEGER REFERENCES round,
    UNIQUE (player, number)
);
INSERT INTO "entry" VALUES(1,1,1,1800000002000,'chips bought','USD',100000,100000,NULL);
INSERT INTO "entry" VALUES(2,1,2,1800000004000,'bets','USD',-1500,98500,1);
INSERT INTO "entry" VALUES(3,1,3,1800000009000,'bets','USD',-1500,97000,2);
INSERT INTO "entry" VALUES(4,1,4,1800000014000,'bets','USD',-1500,95500,3);
INSERT INTO "entry" VALUES(5,1,5,1800000015000,'play','USD',-2000,93500,3);
INSERT INTO "entry" VALUES(6,1,6,1800000015000,'paid','USD',5000,98500,3);
INSERT INTO "entry" VALUES(7,1,7,1800000017000,'bets','USD',-1500,97000,4);
INSERT INTO "entry" VALUES(8,1,8,1800000018000,'play','USD',-2000,95000,4);
INSERT INTO "entry" VALUES(9,1,9,1800000020000,'bets','USD',-1500,93500,5);
INSERT INTO "entry" VALUES(10,1,10,1800000021000,'play','USD',-2000,91500,5);
INSERT INTO "entry" VALUES(11,1,11,1800000023000,'bets','USD',-1000,90500,6);
INSERT INTO "entry" VALUES(12,1,12,1800000024000,'void','USD',1000,91500,6);
INSERT INTO "entry" VALUES(13,1,13,1800000026000,'bets','USD',-1500,90000,7);
CREATE TABLE felt (                      -- tables as they were played at, each content once
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,           -- SHA-256 of the content
    name TEXT NOT NULL,
    currency TEXT NOT NULL,
    content TEXT NOT NULL                -- JSON of table_data.to_data
);
INSERT INTO "felt" VALUES(1,'6eda6b82743f7bcb2a33d17adf21ce520c5a7bc63fd5e1f50294566ea682b2c0','Standard','USD','{"approved_by":"","blind":{"below":"push","lines":[["royal flush",[500,1]],["straight flush",[50,1]],["four of a kind",[10,1]],["full house",[3,1]],["flush",[3,2]],["straight",[1,1]]]},"blind_lost":null,"chips":[{"colour":"silver","value":50},{"colour":"white","value":100},{"colour":"red","value":500},{"colour":"green","value":2500},{"colour":"black","value":10000},{"colour":"purple","value":50000}],"currency":{"code":"USD","decimals":2,"sign":"$"},"effective":"","float":[],"jurisdiction":"","limits":{"ante":{"least":500,"most":50000,"step":500},"payout_cap":null,"trips":{"least":100,"most":10000,"step":100}},"name":"Standard","pay_with":"fewest chips","procedure":{"burn":[],"community":"five first","count_stub_every":5,"cut":"none","cut_at_least":10,"cut_refused":"dealer","decisions":"in turn","faults":"US","folded_with_side_bet":"keep","look":"after packet","order_in_box":{"pay":["ante","blind","play","trips"],"take":["play","ante","blind","trips"]},"packet":2,"settle":"right to left","shuffle":"machine","take_before_pay":false},"revision":"","rounding":"down","rules":{"ante_when_not_qualified":"push","before_the_flop":[3,4],"boxes":6,"boxes_per_player":1,"dark_boxes":0,"dark_play":[1,2,3,4],"dealer_qualifies":"pair","fold":["river"],"hole_cards_used":"any","trips_after_fold":"live","trips_against_dealer":"independent","trips_on_dark":true},"smallest_chip":50,"sources":[],"trips":{"below":"lose","lines":[["royal flush",[50,1]],["straight flush",[40,1]],["four of a kind",[30,1]],["full house",[8,1]],["flush",[7,1]],["straight",[4,1]],["three of a kind",[3,1]]]}}');
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL UNIQUE,            -- the same on every machine
    name TEXT NOT NULL COLLATE NOCASE UNIQUE,
    created INTEGER NOT NULL,
    leaving INTEGER NOT NULL DEFAULT 0   -- 1 while the player is being deleted
);
INSERT INTO "player" VALUES(1,'0b63beb4a021f34e','Ann',1800000001000,0);
INSERT INTO "player" VALUES(2,'a8b9430fc411dddc','Bob',1800000001000,0);
CREATE TABLE round (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player,
    number INTEGER NOT NULL,             -- the player's own count, from 1
    sitting INTEGER NOT NULL REFERENCES sitting,
    felt INTEGER NOT NULL REFERENCES felt,
    state TEXT NOT NULL CHECK (state IN ('open', 'settled', 'void')),
    began INTEGER NOT NULL,
    ended INTEGER,
    commitment TEXT NOT NULL,
    deck TEXT NOT NULL,                  -- nonce:AhKd..., the uncut order
    owner TEXT NOT NULL,                 -- the player's name in the actions
    funds TEXT NOT NULL,                 -- JSON: what each owner had before the bets
    settlement TEXT,                     -- JSON of notation.settlement_data
    boxes INTEGER,                       -- this and the rest: the player's boxes together
    ante INTEGER,
    staked INTEGER,
    net INTEGER,
    trips INTEGER,
    trips_net INTEGER,
    folded INTEGER,
    best INTEGER,                        -- the highest hand's category, 0 to 9
    UNIQUE (player, number)
);
INSERT INTO "round" VALUES(1,1,1,1,1,'settled',1800000003000,1800000007000,'c506dbc9c1cce0236c5f60f84e295214bc368dc3e82521d3bb75ca624091185b','b0ee6ea3b0db6b94d0072aa61227911a83598b1f39e66284db9851d500560719:7d9d8sJc3h5dQcKc2s7sJdTs4cKd6cQdAh5sKsAs9cTh9sQs3s6sAc4sJsTc5c4d4h3d2d2cJh8hAdQh8cTd5h7h9h3c6d6h2h8d7cKh','player','{"player": 100000}','["KcJc9d8s7d",false,[[1,"player","QcJc9d8s7d","fold",[["ante",500,"lose","folded",null,null,0,0],["blind",500,"lose","folded",null,null,0,0],["play",0,"none","no bet",null,null,0,0],["trips",500,"lose","paytable loses","high card",null,0,0]]]]]',1,500,1500,-1500,500,-500,1,0);
INSERT INTO "round" VALUES(2,1,2,1,1,'settled',1800000008000,1800000012000,'311cfe2a4b1e7d9ea494f7c74f08073ab6df41595650bf148c8b3e31537749c7','2548b0f86d9b40ac94a6ceb52e791c78dd62626f30408c723d7f176c30ffd753:Js2s3h4s7sTc5h3cAcKhAd6d9hTdQh8d3s5dKd4d8s5c7c2d2c7dAsJh7hKc4h3d8hJd9sJcQsQd6sAh9c6hTs6c8c9dThQc2hKs5s4c','player','{"player": 98500}','["3h3cAcJs7s",true,[[1,"player","JsTc7s5h4s","fold",[["ante",500,"lose","folded",null,null,0,0],["blind",500,"lose","folded",null,null,0,0],["play",0,"none","no bet",null,null,0,0],["trips",500,"lose","paytable loses","high card",null,0,0]]]]]',1,500,1500,-1500,500,-500,1,0);
INSERT INTO "round" VALUES(3,1,3,1,1,'settled',1800000013000,1800000015000,'4e58118c2943539dbdfc009a764626429a7483bef04bc10b83aa37ae54a437b7','fe69009fa5088f0039b1695092c8758151c96d827241adb7ea2f9fe2131870ae:2hJh6s8hQd7cAh3dKs4s6h2sKd9cQcTh3c2c5hTs5s6cTd3s9s8c6dKhJcJd4h9h4d5d7d4c8d9dAs7s5cQhAcKcTc3hAd7h8sQsJs2d','player','{"player": 97000}','["KsQdJh8h6s",false,[[1,"player","AhQdJh8h7c","win",[["ante",500,"push","dealer not qualified, pushes",null,null,0,0],["blind",500,"push","paytable pushes","high card",null,0,0],["play",2000,"win","beats the dealer",null,[1,1],2000,2000],["trips",500,"lose","paytable loses","high card",null,0,0]]]]]',1,500,3500,1500,500,-500,0,0);
INSERT INTO "round" VALUES(4,1,4,1,1,'settled',1800000016000,1800000018000,'564357c180a646c34b451d7618ff9272c15770397f7577ee331eb507914372fa','66d836f2070130209a8b07cf9f1fbe9ca44cacaf944d1d02dca9b175422ba946:Js4c8cAsAdKcTc7s4d4s6c6hTs9d6s5dJh6dTh8dQd3dKs7d9s3c7hQcAc5h9hKdQs4hTd9cAh5cKh8h7cQh2s3s2c2h5s8s2dJdJc3h','player','{"player": 98500}','["AsAd4d4cJs",true,[[1,"player","AsAdKcJsTc","lose",[["ante",500,"lose","loses to the dealer",null,null,0,0],["blind",500,"lose","loses to the dealer",null,null,0,0],["play",2000,"lose","loses to the dealer",null,null,0,0],["trips",500,"lose","paytable loses","pair",null,0,0]]]]]',1,500,3500,-3500,500,-500,0,1);
INSERT INTO "round" VALUES(5,1,5,1,1,'settled',1800000019000,1800000021000,'0953740ff14b76b892256d85870c6218e3db13d14e5333daf0a6ab66d0a0d59a','3e9aa1c4d8186edd634cdbde5a04bad89e50a636ce557d58836fa193eaf8c2a2:8sKsKd4h4cTcQsJh8d3s5s5d7c4d9sJdTd9h2d2cKcAc2s8cTh8h3dTsQhQc7hAsJs3hAhKh6sAd5cQd5h9c7d3c7s4s6c9dJc6d2h6h','player','{"player": 95000}','["KsKd8s8dJh",true,[[1,"player","KsKd4h4cQs","lose",[["ante",500,"lose","loses to the dealer",null,null,0,0],["blind",500,"lose","loses to the dealer",null,null,0,0],["play",2000,"lose","loses to the dealer",null,null,0,0],["trips",500,"lose","paytable loses","two pair",null,0,0]]]]]',1,500,3500,-3500,500,-500,0,2);
INSERT INTO "round" VALUES(6,1,6,2,1,'void',1800000022000,1800000024000,'66c17229529bc9a2d0b82bc15f7534b056fc6bdc8e3c571f0c7218a7436f956b','a37b37f995a7ef1264fb43fba7519487b0f3133d0b87418a29f53bca8ba6f6b6:Js4cKs8hJc2hTc4sAd5sKhQh8c9dJh2sAc7s4hQs7dJd9h8s3h6cTd7h6hTs5cQd5hTh6s9sAhAs7cKc2cQcKd3d5d8d3s4d6d2d9c3c','player','{"player": 91500}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "round" VALUES(7,1,7,3,1,'open',1800000025000,NULL,'321e5fde250844a0131e95b5b1b9ef7e56c9263dae923089adfcaf8c96dd1149','06c87037ef3f352c32296aef29794883e9f4581256689d17cfd15073bc7f2127:Qh6d9d7d7cTd6sJs5d9s5s2dTs9c6h8c5hJhJd9h8d6c2hAd8hQdKhQc3h4c3s3cKc3d7hKsAh7s4d2cAcQs4hAsKdTc4s8sJc2sTh5c','player','{"player": 91500}',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE sitting (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player,
    number INTEGER NOT NULL,
    began INTEGER NOT NULL,
    version TEXT NOT NULL,               -- of the program
    UNIQUE (player, number)
);
INSERT INTO "sitting" VALUES(1,1,1,1800000003000,'0.0');
INSERT INTO "sitting" VALUES(2,1,2,1800000022000,'0.0');
INSERT INTO "sitting" VALUES(3,1,3,1800000025000,'0.0');
CREATE TABLE spare_felt (                -- the same content in other pages: without it no round at it can be read
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL,
    content TEXT NOT NULL
);
INSERT INTO "spare_felt" VALUES(1,'6eda6b82743f7bcb2a33d17adf21ce520c5a7bc63fd5e1f50294566ea682b2c0','{"approved_by":"","blind":{"below":"push","lines":[["royal flush",[500,1]],["straight flush",[50,1]],["four of a kind",[10,1]],["full house",[3,1]],["flush",[3,2]],["straight",[1,1]]]},"blind_lost":null,"chips":[{"colour":"silver","value":50},{"colour":"white","value":100},{"colour":"red","value":500},{"colour":"green","value":2500},{"colour":"black","value":10000},{"colour":"purple","value":50000}],"currency":{"code":"USD","decimals":2,"sign":"$"},"effective":"","float":[],"jurisdiction":"","limits":{"ante":{"least":500,"most":50000,"step":500},"payout_cap":null,"trips":{"least":100,"most":10000,"step":100}},"name":"Standard","pay_with":"fewest chips","procedure":{"burn":[],"community":"five first","count_stub_every":5,"cut":"none","cut_at_least":10,"cut_refused":"dealer","decisions":"in turn","faults":"US","folded_with_side_bet":"keep","look":"after packet","order_in_box":{"pay":["ante","blind","play","trips"],"take":["play","ante","blind","trips"]},"packet":2,"settle":"right to left","shuffle":"machine","take_before_pay":false},"revision":"","rounding":"down","rules":{"ante_when_not_qualified":"push","before_the_flop":[3,4],"boxes":6,"boxes_per_player":1,"dark_boxes":0,"dark_play":[1,2,3,4],"dealer_qualifies":"pair","fold":["river"],"hole_cards_used":"any","trips_after_fold":"live","trips_against_dealer":"independent","trips_on_dark":true},"smallest_chip":50,"sources":[],"trips":{"below":"lose","lines":[["royal flush",[50,1]],["straight flush",[40,1]],["four of a kind",[30,1]],["full house",[8,1]],["flush",[7,1]],["straight",[4,1]],["three of a kind",[3,1]]]}}');
CREATE UNIQUE INDEX one_open_round ON round (player) WHERE state = 'open';
CREATE INDEX rounds_by_end ON round (player, ended);
CREATE INDEX rounds_in_short ON round (   -- all that lists and statistics ask, without the decks and settlements
    player, number, state, felt, sitting, began, ended, boxes, ante, staked, net, trips, trips_net, folded, best
);
CREATE INDEX entries_by_currency ON entry (player, currency, number);
CREATE INDEX entries_by_round ON entry (round);
CREATE TRIGGER entries_never_change BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'entries never change'); END;
CREATE TRIGGER actions_never_change BEFORE UPDATE ON action BEGIN SELECT RAISE(ABORT, 'actions never change'); END;
CREATE TRIGGER ended_rounds_never_change BEFORE UPDATE ON round WHEN OLD.state <> 'open'
BEGIN SELECT RAISE(ABORT, 'rounds that have ended never change'); END;
CREATE TRIGGER entries_stay BEFORE DELETE ON entry
WHEN NOT EXISTS (SELECT 1 FROM player WHERE id = OLD.player AND leaving)
BEGIN SELECT RAISE(ABORT, 'entries stay'); END;
CREATE TRIGGER rounds_stay BEFORE DELETE ON round
WHEN NOT EXISTS (SELECT 1 FROM player WHERE id = OLD.player AND leaving)
BEGIN SELECT RAISE(ABORT, 'rounds stay'); END;
CREATE TRIGGER actions_stay BEFORE DELETE ON action
WHEN NOT EXISTS (SELECT 1 FROM round JOIN player ON player.id = round.player WHERE round.id = OLD.round AND leaving)
BEGIN SELECT RAISE(ABORT, 'actions stay'); END;
COMMIT;
