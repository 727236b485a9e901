import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { isWriterOf } from "../review-writer.policy.ts";
import { addReport, listReasons, lockReview } from "./review-reports-and-hiding.repository.ts";

type Call = "POST /v1/review/{id}/report";
type Refusal =
  | "REVIEW_NOT_FOUND"
  | "REVIEW_OWN"
  | "REVIEW_REPORTED"
  | "REVIEW_REPORT_REASON_NOT_FOUND"
  | "REVIEW_REPORT_WORDS_REQUIRED";

/**
 * Reports another member's review on one of the listed grounds, once. The review stays unchanged until the decision.
 */
export function reportReview(
  { path, body }: Pick<Input<Call>, "path" | "body">,
  { db, buyer, now }: BuyerContext,
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  return db.transaction<Result<Reply<Call>, Refusal, undefined>>(
    async (tx) => {
      const reason = (await listReasons(tx)).find(({ id }) => id === body.reviewReportReasonId);
      if (!reason) return refuse("REVIEW_REPORT_REASON_NOT_FOUND");
      const words = body.reason?.trim() ?? "";
      if (reason.needs_words && words === "") return refuse("REVIEW_REPORT_WORDS_REQUIRED");
      const review = await lockReview(tx, path.id);
      if (!review) return refuse("REVIEW_NOT_FOUND");
      if (isWriterOf(buyer, review)) return refuse("REVIEW_OWN");
      const id = await addReport(tx, {
        reviewId: path.id,
        userId: buyer.id,
        reasonId: reason.id,
        reason: words,
        now: now(),
      });
      return id === null ? refuse("REVIEW_REPORTED") : ok({ id });
    },
    (result) => result.ok,
  );
}
