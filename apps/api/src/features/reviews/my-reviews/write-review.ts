import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { canComplete } from "@todayfruit/domain/orders/purchase-completion";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { reviewText } from "@todayfruit/domain/reviews/review-text-rules";
import type { Tx } from "../../../db/database.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { areOwnUploads } from "../../images/uploads/uploads.repository.ts";
import { isBuyerOf } from "../../orders/order.policy.ts";
import {
  listCompletable,
  lockCompletable,
} from "../../orders/purchase-completion/completable-orders.repository.ts";
import { completeProducts } from "../../orders/purchase-completion/complete-products.ts";
import { findReviewVideo } from "./find-review-video.ts";
import { rewardReview } from "./grant-or-revoke-review-rewards.ts";
import { hasOnlyAskedAspects } from "./has-only-asked-aspects.ts";
import { presentMyReview } from "./my-review.presenter.ts";
import { addReview, findMyReview } from "./my-review-rows.repository.ts";
import { findReviewedProduct } from "./reviewable-products.repository.ts";

type Call = "POST /v1/app-users/reviews";
type Refusal =
  | "MEMBER_BLOCKED"
  | "ORDER_NOT_FOUND"
  | "REVIEW_TOO_EARLY"
  | "REVIEW_NOT_KEPT"
  | "REVIEW_WRITTEN"
  | "REVIEW_TOO_SHORT"
  | "REVIEW_TOO_LONG"
  | "REVIEW_ASPECT_NOT_ASKED"
  | "PICTURE_NOT_FOUND"
  | "REVIEW_VIDEO_NOT_FOUND";

/**
 * Writes the review of an ordered product, once, by its buyer, after delivery. It completes the purchase as a
 * confirmation does, and earns points at once. The order is locked, so that concurrent calls write one review.
 */
export function writeReview(
  { body }: Pick<Input<Call>, "body">,
  context: BuyerContext,
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  return context.db.transaction<Result<Reply<Call>, Refusal, undefined>>(
    (tx) => write(tx, context, body),
    (result) => result.ok,
  );
}

async function write(
  tx: Tx,
  { buyer, now }: BuyerContext,
  body: Input<Call>["body"],
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  if (buyer.isBlocked) return refuse("MEMBER_BLOCKED");
  const { orderItemProductId, score, contents, images, aspects = {} } = body;
  const bought = await findReviewedProduct(tx, orderItemProductId);
  const order = bought && (await lockCompletable(tx, bought.order_id));
  if (!order || !isBuyerOf(buyer, order)) return refuse("ORDER_NOT_FOUND");
  const products = await listCompletable(tx, order.id);
  const product = products.find(({ id }) => id === orderItemProductId);
  if (!product) throw new Error("A product is among those of its order");
  const may = canComplete(product.status);
  if (!may.ok || product.is_withdrawn) {
    const isEarly = !may.ok && may.code === "PURCHASE_NOT_DELIVERED" && !product.is_withdrawn;
    return refuse(isEarly ? "REVIEW_TOO_EARLY" : "REVIEW_NOT_KEPT");
  }
  if (product.is_reviewed) return refuse("REVIEW_WRITTEN");
  const text = reviewText(contents);
  if (!text.ok) return refuse(text.code);
  if (!hasOnlyAskedAspects(bought, aspects)) return refuse("REVIEW_ASPECT_NOT_ASKED");
  if (!(await areOwnUploads(tx, buyer.id, images))) return refuse("PICTURE_NOT_FOUND");
  const video = await findReviewVideo(tx, buyer.id, body);
  if (!video.ok) return video;

  if (may.value === "complete") {
    await completeProducts(tx, { order, products, chosen: [product], actor: "buyer", now: now() });
  }
  const written = { orderProductId: product.id, userId: buyer.id, now: now() };
  const id = await addReview(tx, {
    ...written,
    score,
    contents: text.value,
    images,
    video: video.value,
    aspects,
  });
  const point = await rewardReview(tx, {
    ...written,
    arrivedAt: product.arrived_at,
    hasPhoto: images.length > 0,
  });
  const review = await findMyReview(tx, id, buyer.id);
  if (!review) throw new Error("What was written is there");
  return ok({ review: presentMyReview(review), point });
}
