-- phase: expand
-- Statements select timed prices by a join; no version that may still run calls the function.

drop function timed_prices_of(bigint);
