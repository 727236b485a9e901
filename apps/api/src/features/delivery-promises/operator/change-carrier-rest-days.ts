import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { lockCarrier, setRestWeekdays } from "./delivery-calendar.repository.ts";

type Call = "PUT /operator/v1/delivery-calendar/carriers/{code}";

/** Sets the weekdays on which a carrier does not deliver. */
export async function changeCarrierRestDays(
  { path: { code }, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const restWeekdays = [...new Set(body.restWeekdays)];
  const changed = await context.db.transaction<Answer<Call>>(
    async (tx) => {
      const before = await lockCarrier(tx, code);
      if (before === null) return refuse("CARRIER_UNKNOWN");
      await setRestWeekdays(tx, code, restWeekdays);
      await addAction(tx, context, {
        action: "delivery-calendar.carrier",
        subject: `carrier ${code}`,
        before: { restWeekdays: before },
        after: { restWeekdays },
        reason: body.reason,
      });
      return ok({ code, restWeekdays });
    },
    (result) => result.ok,
  );
  if (changed.ok) context.deliveryCalendar.drop();
  return changed;
}
