"""The tables of the database, version by version. A version that was ever released is never changed, only followed.

Amounts are minor units, times are milliseconds since 1970 (UTC), and words are the contract words of the enumerations.
Entries, actions and settled rounds never change: triggers refuse it. Only whole players can be deleted.

A new version makes tables anew and copies rows, so that the text of the schema is the same on every SQLite; a row of
another shape must be made known to ``store.remains``.
"""

from __future__ import annotations

from collections.abc import Sequence

APPLICATION = 0x75_74_68_31
"""What marks a SQLite file as ours: ``uth1``."""

_FIRST = """
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL UNIQUE,            -- the same on every machine
    name TEXT NOT NULL COLLATE NOCASE UNIQUE,
    created INTEGER NOT NULL,
    leaving INTEGER NOT NULL DEFAULT 0   -- 1 while the player is being deleted
);
CREATE TABLE felt (                      -- tables as they were played at, each content once
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,           -- SHA-256 of the content
    name TEXT NOT NULL,
    currency TEXT NOT NULL,
    content TEXT NOT NULL                -- JSON of table_data.to_data
);
CREATE TABLE spare_felt (                -- the same content in other pages: without it no round at it can be read
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL,
    content TEXT NOT NULL
);
CREATE TABLE sitting (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player,
    number INTEGER NOT NULL,
    began INTEGER NOT NULL,
    version TEXT NOT NULL,               -- of the program
    UNIQUE (player, number)
);
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
CREATE UNIQUE INDEX one_open_round ON round (player) WHERE state = 'open';
CREATE INDEX rounds_by_end ON round (player, ended);
CREATE INDEX rounds_in_short ON round (   -- all that lists and statistics ask, without the decks and settlements
    player, number, state, felt, sitting, began, ended, boxes, ante, staked, net, trips, trips_net, folded, best
);
CREATE TABLE action (
    round INTEGER NOT NULL REFERENCES round,
    number INTEGER NOT NULL,             -- from 1
    at INTEGER NOT NULL,
    data TEXT NOT NULL,                  -- JSON of notation.action_data
    PRIMARY KEY (round, number)
) WITHOUT ROWID;
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
"""

_SECOND = """
CREATE TABLE grade (                     -- what the decisions of settled rounds cost; can be worked out again
    round INTEGER NOT NULL REFERENCES round,
    box INTEGER NOT NULL,
    street TEXT NOT NULL,                -- 'dark' for the multiple of a dark box, which is fixed before the deal
    chosen TEXT NOT NULL,
    best TEXT NOT NULL,
    cost TEXT NOT NULL,                  -- in Antes, exact: 0 or such as 5/11
    margin TEXT NOT NULL,                -- what the best choice is worth more than the next one, in Antes
    ante INTEGER NOT NULL,
    kind TEXT NOT NULL,                  -- of hand
    method INTEGER NOT NULL,             -- the version of the grading
    PRIMARY KEY (round, box, street)
) WITHOUT ROWID;
CREATE TABLE lesson (                    -- a drill, from its first question on
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player,
    plan TEXT NOT NULL,                  -- JSON: all that its questions are drawn from
    number INTEGER NOT NULL,             -- the player's own count, from 1
    began INTEGER NOT NULL,
    UNIQUE (player, number)
);
CREATE TABLE answer (
    lesson INTEGER NOT NULL REFERENCES lesson,
    number INTEGER NOT NULL,             -- of the question, from 1
    at INTEGER NOT NULL,
    took INTEGER NOT NULL,               -- milliseconds
    right INTEGER NOT NULL,
    spot TEXT NOT NULL,                  -- JSON: the cards that were seen
    kind TEXT NOT NULL,                  -- of hand
    chosen TEXT,                         -- NULL: the time ran out
    best TEXT NOT NULL,
    cost TEXT,                           -- in Antes, exact: 0 or such as 5/11; NULL: the rule of thumb had to do
    margin TEXT,                         -- what the best choice is worth more than the next one, in Antes
    PRIMARY KEY (lesson, number)
) WITHOUT ROWID;
CREATE TABLE foul (                      -- dealer errors that were shown, and calls of such that were not
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player,
    at INTEGER NOT NULL,
    call TEXT NOT NULL,                  -- caught, missed, false alarm
    error TEXT                           -- which error; NULL for a false alarm
);
CREATE INDEX fouls_by_player ON foul (player, call);
CREATE TABLE learnt (                    -- mistakes that the player has marked as learnt
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player,
    at INTEGER NOT NULL,
    mistake TEXT NOT NULL,               -- such as 'round 17 box 1 flop' or 'drill 3 answer 7'
    UNIQUE (player, mistake)
);
CREATE TRIGGER lessons_never_change BEFORE UPDATE ON lesson BEGIN SELECT RAISE(ABORT, 'lessons never change'); END;
CREATE TRIGGER answers_never_change BEFORE UPDATE ON answer BEGIN SELECT RAISE(ABORT, 'answers never change'); END;
CREATE TRIGGER fouls_never_change BEFORE UPDATE ON foul BEGIN SELECT RAISE(ABORT, 'fouls never change'); END;
CREATE TRIGGER lessons_stay BEFORE DELETE ON lesson
WHEN NOT EXISTS (SELECT 1 FROM player WHERE id = OLD.player AND leaving)
BEGIN SELECT RAISE(ABORT, 'lessons stay'); END;
CREATE TRIGGER answers_stay BEFORE DELETE ON answer
WHEN NOT EXISTS (SELECT 1 FROM lesson JOIN player ON player.id = lesson.player WHERE lesson.id = OLD.lesson AND leaving)
BEGIN SELECT RAISE(ABORT, 'answers stay'); END;
CREATE TRIGGER fouls_stay BEFORE DELETE ON foul
WHEN NOT EXISTS (SELECT 1 FROM player WHERE id = OLD.player AND leaving)
BEGIN SELECT RAISE(ABORT, 'fouls stay'); END;
"""

_THIRD = """
CREATE TABLE run (                       -- a run of exercises of the dealer school, from its first answer on
    id INTEGER PRIMARY KEY,
    plan TEXT NOT NULL,                  -- JSON: all that its exercises are drawn from
    player INTEGER NOT NULL REFERENCES player,
    number INTEGER NOT NULL,             -- the player's own count, from 1
    began INTEGER NOT NULL,
    UNIQUE (player, number)
);
CREATE TABLE mark (                      -- an exercise that was answered
    run INTEGER NOT NULL REFERENCES run,
    number INTEGER NOT NULL,             -- of the exercise, from 1
    at INTEGER NOT NULL,
    skill TEXT NOT NULL,
    kind TEXT NOT NULL,                  -- of exercise
    given TEXT NOT NULL,                 -- JSON: what was answered, and when
    findings TEXT NOT NULL,              -- JSON: [mistake, weight] each, the heaviest first
    paces TEXT NOT NULL,                 -- JSON: [what took time, milliseconds] each
    took INTEGER NOT NULL,               -- milliseconds in all
    right INTEGER NOT NULL,              -- nothing wrong but, perhaps, the speed
    PRIMARY KEY (run, number)
) WITHOUT ROWID;
CREATE TRIGGER runs_never_change BEFORE UPDATE ON run BEGIN SELECT RAISE(ABORT, 'runs never change'); END;
CREATE TRIGGER marks_never_change BEFORE UPDATE ON mark BEGIN SELECT RAISE(ABORT, 'marks never change'); END;
CREATE TRIGGER runs_stay BEFORE DELETE ON run
WHEN NOT EXISTS (SELECT 1 FROM player WHERE id = OLD.player AND leaving)
BEGIN SELECT RAISE(ABORT, 'runs stay'); END;
CREATE TRIGGER marks_stay BEFORE DELETE ON mark
WHEN NOT EXISTS (SELECT 1 FROM run JOIN player ON player.id = run.player WHERE run.id = OLD.run AND leaving)
BEGIN SELECT RAISE(ABORT, 'marks stay'); END;
"""

VERSIONS: Sequence[str] = (_FIRST, _SECOND, _THIRD)
"""What leads from each version to the next, as a script; the first makes an empty file version 1."""
