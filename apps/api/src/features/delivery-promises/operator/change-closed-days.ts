import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { changeClosedDayRows, countUnknownSenders } from "./delivery-calendar.repository.ts";

type Call = "PUT /operator/v1/delivery-calendar/closed-days";
type ClosedDay = Input<Call>["body"]["added"][number];

/** Adds and removes closed days; one that is there already stays. Promises use them at once. */
export async function changeClosedDays(
  { body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const { added, removedIds, reason } = body;
  if (!added.every(isWhole)) return refuse("CLOSED_DAY_INVALID");
  const changed = await context.db.transaction<Answer<Call>>(
    async (tx) => {
      const farms = added.flatMap(({ distributorId }) => distributorId ?? []);
      const carriers = added.flatMap(({ carrierCode }) => carrierCode ?? []);
      if ((await countUnknownSenders(tx, farms, carriers)) > 0) return refuse("CLOSED_DAY_INVALID");
      const counts = await changeClosedDayRows(tx, added, removedIds);
      await addAction(tx, context, {
        action: "delivery-calendar.closed-days",
        subject: "delivery calendar",
        before: { removedIds },
        after: { added },
        reason,
      });
      return ok(counts);
    },
    (result) => result.ok,
  );
  if (changed.ok) context.deliveryCalendar.drop();
  return changed;
}

/** Reports whether a closed day names its farm or carrier exactly when its kind has one. */
function isWhole({ kind, distributorId, carrierCode }: ClosedDay): boolean {
  return (
    (distributorId !== null) === (kind === "distributor") && (carrierCode !== null) === (kind === "carrier")
  );
}
