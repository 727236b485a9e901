import { followStockTurns } from "../features/stock/stock-turns.repository.ts";
import type { Services } from "../http/context.ts";

/**
 * Lets lists know what is sold out, and what is back, a moment after its last unit went or its first one came: each
 * batch in a statement of its own, so that a process that dies loses nothing and several may run it at once.
 *
 * @returns how many products took the turn
 */
export async function followStock({ db }: Services, batch = 200): Promise<number> {
  let turned = 0;
  for (;;) {
    const done = await followStockTurns(db, batch);
    turned += done.turned;
    if (done.seen < batch) return turned;
  }
}
