"""The pit boss's desk: signs, limits, dealer errors, earnings and luck, as plain values; ``uth.cli`` says them."""
