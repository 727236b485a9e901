import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentOperatorReturn } from "../return.presenter.ts";
import { decideReturn } from "./decide-or-correct-return.ts";

/**
 * Approves a claim. The refund is the one that the buyer was shown, unless another is given with a notice that says why.
 */
export async function approveReturn(
  { path, body }: Input<"PUT /operator/v1/claims/{id}/approve">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/claims/{id}/approve">> {
  const decided = await decideReturn(context, path.id, {
    isApproved: true,
    notice: body.notice ?? null,
    ...(body.refundPrice === undefined ? {} : { refundPrice: body.refundPrice }),
    ...(body.chargedTo === undefined ? {} : { chargedTo: body.chargedTo }),
  });
  return decided.ok ? ok(presentOperatorReturn(decided.value, context)) : decided;
}
