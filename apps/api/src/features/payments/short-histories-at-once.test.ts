import { test } from "vitest";
import { actAtOnce } from "../../testing/histories/live.ts";
import { halfOfLives, live } from "../../testing/histories/lives.ts";

/** Seeds that once went wrong. */
const KEPT: readonly number[] = [2, 3, 4, 647_459_706, 736_001_800, 2_071_332_868];

test.concurrent.each(halfOfLives(KEPT))(
  "two steps at the same instant, of people who do not know of each other: the books are right (%j)",
  { timeout: 120_000 },
  (lives) => live(lives, actAtOnce),
);
