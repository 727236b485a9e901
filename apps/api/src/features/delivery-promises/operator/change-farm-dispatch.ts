import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { lockFarmDispatch, setFarmDispatch } from "./farm-dispatch.repository.ts";

type Call = "PUT /operator/v1/delivery-calendar/distributors/{id}";

/** Sets the cutoff of a farm and the weekdays on which it dispatches; promises use them at once. */
export async function changeFarmDispatch(
  { path: { id }, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const after = {
    orderCutoffTime: body.orderCutoffTime,
    shippingWeekdays: [...new Set(body.shippingWeekdays)],
  };
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const before = await lockFarmDispatch(tx, id);
      if (before === null) return refuse("DISTRIBUTOR_NOT_FOUND");
      await setFarmDispatch(tx, id, after);
      await addAction(tx, context, {
        action: "delivery-calendar.distributor",
        subject: `distributor ${id}`,
        before,
        after,
        reason: body.reason,
      });
      return ok({ id, ...after });
    },
    (result) => result.ok,
  );
}
