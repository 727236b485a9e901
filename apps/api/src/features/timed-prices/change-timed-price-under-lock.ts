import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { type PresentedTimedPrice, presentTimedPrice } from "./timed-price.presenter.ts";
import { findTimedPrice, lockPricedOption, type TimedPriceRow } from "./timed-prices.repository.ts";

type Wanted = { id: number; version: number; reason: string; action: string };
type Refusal = "TIMED_PRICE_NOT_FOUND" | "TIMED_PRICE_CHANGED";

/**
 * Changes a timed price that has not ended, as the operator saw it, under the lock of its option and with the trail.
 *
 * @returns the price after the change; as it was, where it is deleted
 */
export function changeTimedPriceUnderLock<R extends string>(
  context: OperatorContext,
  { id, version, reason, action }: Wanted,
  change: (tx: Tx, row: TimedPriceRow) => Promise<Result<null, R, undefined>>,
): Promise<Result<PresentedTimedPrice, Refusal | R, undefined>> {
  return context.db.transaction<Result<PresentedTimedPrice, Refusal | R, undefined>>(
    async (tx) => {
      const seen = await findTimedPrice(tx, id);
      if (!seen) return refuse("TIMED_PRICE_NOT_FOUND");
      await lockPricedOption(tx, seen.option_id);
      const row = await findTimedPrice(tx, id);
      if (!row || row.ends_at <= context.now()) return refuse("TIMED_PRICE_NOT_FOUND");
      if (row.version !== version) return refuse("TIMED_PRICE_CHANGED");
      const done = await change(tx, row);
      if (!done.ok) return done;
      const before = presentTimedPrice(row);
      const left = await findTimedPrice(tx, id);
      const after = left && presentTimedPrice(left);
      await addAction(tx, context, { action, subject: `timed price ${id}`, before, after, reason });
      return ok(after ?? before);
    },
    (result) => result.ok,
  );
}
