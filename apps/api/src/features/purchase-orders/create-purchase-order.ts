import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { addPurchaseOrder, findPurchaseTarget } from "./purchase-orders.repository.ts";

type Call = "POST /operator/v1/purchase-orders";

/** Orders goods from a farm for a day; stock is added once they are received. A dry run writes nothing. */
export async function createPurchaseOrder(
  { body, query: { dryRun = false } = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const now = context.now();
  if (body.expectedOn < kstDateOf(now.toISOString())) return refuse("PURCHASE_DAY_PAST");
  const { distributorId, expectedOn, lines, note = "" } = body;
  const optionIds = lines.map(({ optionId }) => optionId);
  if (new Set(optionIds).size < optionIds.length) return refuse("RECORD_REPEATED");
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const target = await findPurchaseTarget(tx, distributorId, optionIds);
      if (!target.has_farm) return refuse("DISTRIBUTOR_UNKNOWN");
      const known = new Set(target.option_ids);
      const unknown = optionIds.flatMap((optionId, at) =>
        known.has(optionId) ? [] : [{ field: `lines.${at}.optionId`, message: String(optionId) }],
      );
      if (unknown.length > 0) return refuse("PURCHASE_OPTION_UNKNOWN", { fields: unknown });
      if (dryRun) return ok({ id: null });
      const createdBy = context.operator.id;
      const id = await addPurchaseOrder(tx, { distributorId, expectedOn, note, createdBy, now, lines });
      await addAction(tx, context, {
        action: "purchase-orders.create",
        subject: `purchase order ${id}`,
        before: null,
        after: { distributorId, expectedOn, lines, note },
        reason: null,
      });
      return ok({ id });
    },
    (result) => result.ok,
  );
}
