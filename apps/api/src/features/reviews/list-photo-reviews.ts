import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { findReviewStats, listReviews } from "./product-reviews.repository.ts";
import { presentProductReview } from "./review.presenter.ts";

const TAKE = 18;

/** Lists a page of the reviews with pictures, the newest first. Two statements, sent together. */
export async function listPhotoReviews(
  { path, query }: Input<"GET /v1/products/{id}/photo-reviews">,
  { db }: Context,
): Promise<Answer<"GET /v1/products/{id}/photo-reviews">> {
  const page = query?.page ?? 0;
  const [product, rows] = await Promise.all([
    findReviewStats(db, path.id),
    listReviews(db, {
      productId: path.id,
      type: "photo",
      order: "latest",
      skip: page * TAKE,
      take: TAKE + 1,
    }),
  ]);
  if (!product) return refuse("PRODUCT_NOT_FOUND");
  return ok({
    list: rows.slice(0, TAKE).map((row) => presentProductReview(row, product)),
    nextPage: rows.length > TAKE ? page + 1 : null,
    count: product.photo_reviews,
  });
}
