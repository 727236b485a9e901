import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { removeHelpfulMark, voteHelpful } from "./review-marks.repository.ts";
import { isWriterOf } from "./review-writer.policy.ts";

type Voted = { isHelpful: boolean; helpfulCount: number };

/** Marks a review as helpful for a member; repeated calls count once. */
export async function markHelpful(
  { path: { id } }: Input<"POST /v1/review/{id}/helpful">,
  { db, buyer, now }: BuyerContext,
): Promise<Result<Voted, "REVIEW_NOT_FOUND" | "REVIEW_OWN", undefined>> {
  const vote = await voteHelpful(db, id, buyer.id, now());
  if (!vote) return refuse("REVIEW_NOT_FOUND");
  if (isWriterOf(buyer, vote)) return refuse("REVIEW_OWN");
  return ok({ isHelpful: true, helpfulCount: vote.helpful_count });
}

/** Withdraws a member's helpful vote. */
export async function unmarkHelpful(
  { path: { id } }: Input<"DELETE /v1/review/{id}/helpful">,
  { db, buyer }: BuyerContext,
): Promise<Result<Voted, "REVIEW_NOT_FOUND", undefined>> {
  const vote = await removeHelpfulMark(db, id, buyer.id);
  if (!vote) return refuse("REVIEW_NOT_FOUND");
  return ok({ isHelpful: false, helpfulCount: vote.helpful_count });
}
