import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { presentOperatorClaim } from "./claim.presenter.ts";
import { decideClaim } from "./decide-claim.ts";

/** Approves a claim, for less than was claimed when a price in 원 is given. */
export async function approveClaim(
  { path, body }: Input<"PUT /operator/v1/claims/{id}/approve">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/claims/{id}/approve">> {
  const decided = await decideClaim(context, path.id, {
    isApproved: true,
    notice: body.notice ?? null,
    ...(body.refundPrice === undefined ? {} : { refundPrice: body.refundPrice }),
  });
  return decided.ok ? ok(presentOperatorClaim(decided.value)) : decided;
}

/** Denies a claim with a notice that the buyer reads. */
export async function denyClaim(
  { path, body }: Input<"PUT /operator/v1/claims/{id}/deny">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/claims/{id}/deny">> {
  const decided = await decideClaim(context, path.id, { isApproved: false, notice: body.notice });
  return decided.ok ? ok(presentOperatorClaim(decided.value)) : decided;
}
