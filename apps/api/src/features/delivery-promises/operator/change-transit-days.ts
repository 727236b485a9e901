import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { setTransitDays } from "./delivery-calendar.repository.ts";

type Call = "PUT /operator/v1/delivery-calendar/transit-days";

/** Sets the delivery days between two areas, from which promises are made while too few parcels have arrived. */
export async function changeTransitDays(
  { body: { reason, ...days } }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  if (days.minDays > days.maxDays) return refuse("TRANSIT_DAYS_INVALID");
  await context.db.transaction(async (tx) => {
    const before = await setTransitDays(tx, days);
    await addAction(tx, context, {
      action: "delivery-calendar.transit-days",
      subject: "delivery calendar",
      before,
      after: days,
      reason,
    });
  });
  context.deliveryCalendar.drop();
  return ok(days);
}
