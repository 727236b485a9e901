import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { breaches } from "../../testing/read-and-set-shop-state.ts";
import { createRandom } from "../../testing/seeded-random.ts";
import { createTestShop } from "../../testing/test-shop.ts";
import { beginRoom } from "../../testing/waiting-rooms/begin-room-history.ts";
import { listRoomHistoryProblems } from "../../testing/waiting-rooms/list-room-history-problems.ts";
import { restInRoom, runRandomActions } from "../../testing/waiting-rooms/run-random-actions.ts";
import { comparePaymentsWithProvider } from "../audit/provider/compare-payments-with-provider.ts";

/** Number of random histories; set HISTORIES=300 for hundreds. */
const COUNT = Number(process.env.HISTORIES ?? 12);
const TOGETHER = 6;
/** Seeds of sets that once failed. */
const WENT_WRONG: readonly number[] = [1];

const sets = [
  ...WENT_WRONG,
  ...Array.from({ length: Math.max(0, Math.ceil(COUNT / TOGETHER) - 1) }, () => randomInt(2 ** 31)),
];

test.concurrent.each(sets)(
  "entering, leaving, orders, payments that fail or are unknown, cancellations, and rooms that are moved, changed and cancelled sell nothing twice (seed %i)",
  { timeout: 240_000 },
  async (seed) => {
    const shop = await createTestShop({ poolSize: 12 });
    try {
      for (let turn = 0; turn < TOGETHER; turn += 1) {
        const random = createRandom(seed + turn);
        const begin = shop.clock.now;
        const history = await beginRoom(shop, random);
        await runRandomActions(history, random);
        await restInRoom(history);
        const said = { seed, turn, steps: history.steps.join(" → ") };
        const compared = await comparePaymentsWithProvider(
          { db: shop.database.db, payments: shop.services.payments, lookAgainMs: 10 },
          { from: begin, until: shop.clock.now },
        );
        expect({
          ...said,
          breaches: await breaches(shop),
          differences: compared.differences,
          problems: await listRoomHistoryProblems(history),
        }).toEqual({ ...said, breaches: [], differences: [], problems: [] });
      }
    } finally {
      await shop.close();
    }
  },
);
