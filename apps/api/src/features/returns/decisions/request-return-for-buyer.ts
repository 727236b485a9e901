import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { requestReturnBy } from "../request-return.ts";

type Call = "POST /operator/v1/orders/{id}/products/{pid}/claims";

/**
 * Requests a return or an exchange for a buyer who asks the shop to, or for the receiver of a gift: under the buyer's terms,
 * with pictures of the operator. A dry run answers the refund that is expected and requests nothing.
 */
export function requestReturnForBuyer(
  { path, query, body: { note, ...body } }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return requestReturnBy({ path, body }, context, {
    uploader: { userId: null, operatorId: context.operator.id },
    mayAccess: async () => true,
    isDryRun: query?.dryRun === true,
    async record(tx, { id, wish, reason, expectedPrice, expectedPoint }) {
      await addAction(tx, context, {
        action: "claims.request-for-buyer",
        subject: `claim ${id}`,
        before: null,
        after: { orderId: path.id, orderItemProductId: path.pid, wish, reason, expectedPrice, expectedPoint },
        reason: note,
      });
    },
  });
}
