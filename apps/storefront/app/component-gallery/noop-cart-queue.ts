import { noEdits } from "../routes/buy/cart/state/apply-cart-edits.ts";
import type { OptimisticCartQueue } from "../routes/buy/cart/state/optimistic-cart-queue.ts";

/** Cart queue that takes no change, for a cart that is only looked at. */
export const noopCartQueue: OptimisticCartQueue = {
  setUnits: () => undefined,
  check: () => undefined,
  remove: async () => true,
  resume: () => undefined,
  settled: async () => true,
  edits: () => noEdits,
  subscribe: () => () => true,
};
