import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { decideAppeal, decideReport } from "./decide-report-or-appeal.ts";
import { presentOperatorReport } from "./reported-review.presenter.ts";

/** Upholds a report: the review is hidden with the report's ground. */
export async function upholdReport(
  { path, body }: Input<"PUT /operator/v1/review-reports/{id}/uphold">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/review-reports/{id}/uphold">> {
  const decided = await decideReport(context, path.id, { isUpheld: true, ...body });
  return decided.ok ? ok(presentOperatorReport(decided.value)) : decided;
}

/** Dismisses a report: the review stays as it is. */
export async function dismissReport(
  { path, body }: Input<"PUT /operator/v1/review-reports/{id}/dismiss">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/review-reports/{id}/dismiss">> {
  const decided = await decideReport(context, path.id, { isUpheld: false, ...body });
  return decided.ok ? ok(presentOperatorReport(decided.value)) : decided;
}

/** Upholds an appeal: the review is shown again unless another report is upheld. */
export async function upholdAppeal(
  { path, body }: Input<"PUT /operator/v1/review-reports/{id}/appeal/uphold">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/review-reports/{id}/appeal/uphold">> {
  const decided = await decideAppeal(context, path.id, { isUpheld: true, ...body });
  return decided.ok ? ok(presentOperatorReport(decided.value)) : decided;
}

/** Dismisses an appeal: the review stays hidden. */
export async function dismissAppeal(
  { path, body }: Input<"PUT /operator/v1/review-reports/{id}/appeal/dismiss">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/review-reports/{id}/appeal/dismiss">> {
  const decided = await decideAppeal(context, path.id, { isUpheld: false, ...body });
  return decided.ok ? ok(presentOperatorReport(decided.value)) : decided;
}
