import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { breaches } from "../read-and-set-shop-state.ts";
import { createRandom } from "../seeded-random.ts";
import { createTestShop } from "../test-shop.ts";
import { begin } from "./begin-order-history.ts";
import { held, missingStock, owed, rest } from "./finish-and-measure-history.ts";
import type { act } from "./random-step.ts";
import { openStockedShop } from "./shop-for-random-histories.ts";

/** Runs of many random histories, each with its own seed. */

/** Number of histories, each with its own seed; thousands with e.g. HISTORIES=3000. */
const COUNT = Number(process.env.HISTORIES ?? 48);
/** Histories per database, so that its audit stays quick. */
const TOGETHER = 24;
const STEPS = 12;

export type Histories = { kept: readonly number[]; from: number; count: number };

/** Returns half of all histories in sets of their own; seeds that once failed go into the first set. */
export function halfOfHistories(kept: readonly number[]): Histories[] {
  const sets = Math.ceil(COUNT / TOGETHER / 2);
  const each = Math.ceil(COUNT / 2 / sets);
  return Array.from({ length: sets }, (_, index) => ({
    kept: index === 0 ? kept : [],
    from: randomInt(2 ** 31),
    count: index === 0 ? each - kept.length : each,
  }));
}

/** Runs one history after the other in a shop of their own; the books must be right after each. */
export async function live({ kept, from, count }: Histories, step: typeof act): Promise<void> {
  const shop = await createTestShop();
  try {
    const market = await openStockedShop(shop);
    for (const seed of [...kept, ...Array.from({ length: count }, (_, turn) => from + turn)]) {
      const random = createRandom(seed);
      const history = await begin(market, random);
      for (let left = STEPS; left > 0; left -= 1) await step(market, history, random);
      await rest(market, history);
      const said = { seed, steps: history.steps.join(" → ") };
      const cash = await held(market, history);
      expect({
        ...said,
        breaches: await breaches(shop),
        missing: await missingStock(market),
        cash,
      }).toEqual({ ...said, breaches: [], missing: [], cash: (await owed(market, history)) ?? cash });
    }
  } finally {
    await shop.close();
  }
}
