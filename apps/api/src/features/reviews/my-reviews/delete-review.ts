import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findPromisedReviewPoints } from "../find-review-point-rules.repository.ts";
import { revokeReviewRewards } from "./grant-or-revoke-review-rewards.ts";
import { presentToReview } from "./my-review.presenter.ts";
import { lockMyReview, removeReview } from "./my-review-rows.repository.ts";
import { findReviewedProduct } from "./reviewable-products.repository.ts";

type Call = "DELETE /v1/app-users/reviews/{id}";
type Deleted = Result<Reply<Call>, "REVIEW_NOT_FOUND", undefined>;

/** Deletes a review, hidden or not, and takes back its points; the product can be reviewed again. */
export function deleteReview(
  { path: { id } }: Input<"DELETE /v1/app-users/reviews/{id}">,
  context: BuyerContext,
): Promise<Deleted> {
  return context.db.transaction<Deleted>(
    (tx) => remove(tx, context, id),
    (result) => result.ok,
  );
}

async function remove(tx: Tx, { buyer, now }: BuyerContext, id: number): Promise<Deleted> {
  const orderProductId = await lockMyReview(tx, id, buyer.id);
  if (orderProductId === null) return refuse("REVIEW_NOT_FOUND");
  const kinds = ["text_review", "photo_review"] as const;
  const takenBackPoint = await revokeReviewRewards(tx, orderProductId, kinds, now());
  await removeReview(tx, id, now());
  const product = await findReviewedProduct(tx, orderProductId);
  if (!product) throw new Error("The product that was reviewed is there");
  const rules = await findPromisedReviewPoints(tx, orderProductId);
  return ok({ toReview: presentToReview(product, rules, now()), takenBackPoint });
}
