import type { Input } from "@todayfruit/contract/all-calls";
import { refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { recordGoodwillAsOwed } from "../../cancellations/goodwill/record-goodwill-as-owed.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import { lockOpenReturn } from "../lock-return.ts";

type Call = "POST /operator/v1/claims/{id}/goodwill-refunds";

/**
 * Gives money back above what is owed for an approved claim, within the operator's limit for a claim. The claim, points
 * and the settlement of the farm stay as they are; the provider is asked for the refund after the commit.
 */
export async function giveClaimGoodwillRefund(
  { path, query, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const isDryRun = query?.dryRun === true;
  let uuid: string | null = null;
  const done = await context.db.transaction<Answer<Call>>(
    async (tx) => {
      const open = await lockOpenReturn(tx, path.id);
      if (!open) return refuse("CLAIM_NOT_FOUND");
      if (open.claim.status !== "approved") return refuse("CLAIM_NOT_APPROVED");
      uuid = open.order.uuid;
      return recordGoodwillAsOwed(tx, context, { order: open.order, claimId: open.claim.id }, body);
    },
    (result) => result.ok && !isDryRun,
  );
  if (done.ok && !isDryRun) await refundMoney(context, uuid);
  return done;
}
