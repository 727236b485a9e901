import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentOperatorReturn } from "../return.presenter.ts";
import { correctReturn as correct } from "./decide-or-correct-return.ts";

/** Corrects a decided claim in the buyer's favour, with a reason that the buyer reads. */
export async function correctReturn(
  { path, body }: Input<"PUT /operator/v1/claims/{id}/correct">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/claims/{id}/correct">> {
  const corrected = await correct(context, path.id, { isApproved: true, ...body });
  return corrected.ok ? ok(presentOperatorReturn(corrected.value, context)) : corrected;
}
