import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentOperatorReturn } from "../return.presenter.ts";
import { decideReturn } from "./decide-or-correct-return.ts";

/** Denies a claim with a notice shown to the buyer. */
export async function rejectReturn(
  { path, body }: Input<"PUT /operator/v1/claims/{id}/deny">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/claims/{id}/deny">> {
  const decided = await decideReturn(context, path.id, { isApproved: false, notice: body.notice });
  return decided.ok ? ok(presentOperatorReturn(decided.value, context)) : decided;
}
