import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { changeTimedPriceUnderLock } from "./change-timed-price-under-lock.ts";
import { checkPriceAndPeriod, type PeriodRefusal, periodOf } from "./check-price-and-period.ts";
import { type Period, setTimedPrice, type TimedPriceRow } from "./timed-prices.repository.ts";

type Refusal = PeriodRefusal | "TIMED_PRICE_BEGUN";

/**
 * Changes a timed price. Of one that holds already only the end moves: shoppers saw its price, and the price history and
 * the 30-day lowest price rest on it.
 */
export function changeTimedPrice(
  { path: { id }, body }: Input<"PUT /operator/v1/timed-prices/{id}">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/timed-prices/{id}">> {
  const period = periodOf(body);
  return changeTimedPriceUnderLock<Refusal>(context, { ...body, id, action: "prices.change" }, (tx, row) =>
    change(tx, row, period, context.now()),
  );
}

async function change(
  tx: Tx,
  row: TimedPriceRow,
  period: Period,
  now: Date,
): Promise<Result<null, Refusal, undefined>> {
  const hasBegun = row.begins_at <= now;
  const isSameStart = row.begins_at.getTime() === period.beginsAt.getTime() && row.price === period.price;
  if (hasBegun && !isSameStart) return refuse("TIMED_PRICE_BEGUN");
  const later = hasBegun || period.beginsAt >= now ? period : { ...period, beginsAt: now };
  const ordinaryPrice = row.ordinary_price ?? 0;
  const checked = await checkPriceAndPeriod(tx, {
    optionId: row.option_id,
    id: row.id,
    ordinaryPrice,
    period: later,
    now,
  });
  if (!checked.ok) return checked;
  await setTimedPrice(tx, row.id, later);
  return ok(null);
}
