import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { presentSettlement } from "./settlement.presenter.ts";
import { findSettlement, lockSettlement, setPaidOn } from "./settlements.repository.ts";

type Mark = "PUT /operator/v1/settlements/{id}/payment";

/** Writes the day (KST) on which a settlement was paid, not after today; `null` takes a wrong mark back. */
export async function markSettlementPaid(
  { path, body }: Input<Mark>,
  context: OperatorContext,
): Promise<Answer<Mark>> {
  if (body.paidOn !== null && body.paidOn > kstDateOf(context.now().toISOString())) {
    return refuse("SETTLEMENT_PAID_LATER");
  }
  return context.db.transaction<Answer<Mark>>(
    async (tx) => {
      const version = await lockSettlement(tx, path.id);
      const before = version === null ? null : await findSettlement(tx, path.id);
      if (!before) return refuse("SETTLEMENT_NOT_FOUND");
      if (version !== body.version) return refuse("SETTLEMENT_CHANGED");
      await setPaidOn(tx, path.id, body.paidOn);
      const after = (await findSettlement(tx, path.id)) ?? before;
      await addAction(tx, context, {
        action: "settlements.pay",
        subject: `settlement ${path.id}`,
        before: { paidOn: before.paid_on },
        after: { paidOn: after.paid_on },
        reason: body.reason,
      });
      return ok(presentSettlement(after));
    },
    (result) => result.ok,
  );
}
