import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import { countOverlaps, type Period } from "./timed-prices.repository.ts";

export type PeriodRefusal = "TIMED_PRICE_PERIOD_INVALID" | "TIMED_PRICE_NOT_LOWER" | "TIMED_PRICE_OVERLAPS";

type Wanted = {
  optionId: number;
  /** Timed price that is changed; `null` for a new one. */
  id: number | null;
  ordinaryPrice: number;
  period: Period;
  now: Date;
};

/** Checks the price and period of a timed price under the lock of its option. */
export async function checkPriceAndPeriod(
  tx: Tx,
  { optionId, id, ordinaryPrice, period, now }: Wanted,
): Promise<Result<null, PeriodRefusal, undefined>> {
  const { price, beginsAt, endsAt } = period;
  if (endsAt <= beginsAt || endsAt <= now) return refuse("TIMED_PRICE_PERIOD_INVALID");
  if (price >= ordinaryPrice) return refuse("TIMED_PRICE_NOT_LOWER");
  if ((await countOverlaps(tx, optionId, id, period)) > 0) return refuse("TIMED_PRICE_OVERLAPS");
  return ok(null);
}

/** Reads the price and period of an input. */
export function periodOf(body: { price: number; beginsAt: string; endsAt: string }): Period {
  return { price: body.price, beginsAt: new Date(body.beginsAt), endsAt: new Date(body.endsAt) };
}
