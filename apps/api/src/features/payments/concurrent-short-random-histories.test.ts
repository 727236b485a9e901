import { test } from "vitest";
import { actAtOnce } from "../../testing/order-histories/random-step.ts";
import { halfOfHistories, live } from "../../testing/order-histories/run-histories.ts";

/** Seeds that once failed. */
const KEPT: readonly number[] = [2, 3, 4, 647_459_706, 736_001_800, 2_071_332_868];

test.concurrent.each(halfOfHistories(KEPT))(
  "two independent steps at the same instant keep the books balanced (%j)",
  { timeout: 120_000 },
  (lives) => live(lives, actAtOnce),
);
