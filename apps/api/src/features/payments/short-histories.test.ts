import { test } from "vitest";
import { act } from "../../testing/histories/live.ts";
import { halfOfLives, live } from "../../testing/histories/lives.ts";

/** Seeds that once went wrong. */
const KEPT: readonly number[] = [1, 426_395_395];

test.concurrent.each(halfOfLives(KEPT))(
  "order, pay by any means, cancel, dispatch, claim, deposit, reverse, expire, complete, deny, and news twice or late: the books are right (%j)",
  { timeout: 120_000 },
  (lives) => live(lives, act),
);
