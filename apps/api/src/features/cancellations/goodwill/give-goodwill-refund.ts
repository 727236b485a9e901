import type { Input } from "@todayfruit/contract/all-calls";
import { refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import { lockCancellable } from "../cancellable-orders.repository.ts";
import { recordGoodwillAsOwed } from "./record-goodwill-as-owed.ts";

type Call = "POST /operator/v1/orders/{id}/goodwill-refunds";

/**
 * Gives money of a paid order back above what is owed. Products, points and the settlement of the farm stay as they are. The
 * refund is recorded as owed in the transaction; the provider is asked for it after the commit.
 */
export async function giveGoodwillRefund(
  { path, query, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const isDryRun = query?.dryRun === true;
  let uuid: string | null = null;
  const done = await context.db.transaction<Answer<Call>>(
    async (tx) => {
      const order = await lockCancellable(tx, path.id);
      if (!order) return refuse("ORDER_NOT_FOUND");
      uuid = order.uuid;
      return recordGoodwillAsOwed(tx, context, { order, claimId: null }, body);
    },
    (result) => result.ok && !isDryRun,
  );
  if (done.ok && !isDryRun) await refundMoney(context, uuid);
  return done;
}
