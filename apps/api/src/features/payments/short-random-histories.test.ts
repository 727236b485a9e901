import { test } from "vitest";
import { act } from "../../testing/order-histories/random-step.ts";
import { halfOfHistories, live } from "../../testing/order-histories/run-histories.ts";

/** Seeds that once failed. */
const KEPT: readonly number[] = [1, 426_395_395];

test.concurrent.each(halfOfHistories(KEPT))(
  "order, any payment method, cancel, dispatch, claim, deposit, reversal, expiry, completion, denial, late and repeated webhooks keep the books balanced (%j)",
  { timeout: 120_000 },
  (lives) => live(lives, act),
);
