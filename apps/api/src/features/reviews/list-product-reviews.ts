import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { DEFAULT_REVIEW_ORDER, findReviewStats, listReviews } from "./product-reviews.repository.ts";
import { presentProductReview } from "./review.presenter.ts";

const DEFAULT_TAKE = 10;

/** Lists a page of a product's reviews with the counts of all of them. Two statements, sent together. */
export async function listProductReviews(
  { path, query = {} }: Input<"GET /v1/products/{id}/reviews">,
  { db }: Context,
): Promise<Answer<"GET /v1/products/{id}/reviews">> {
  const {
    page = 0,
    take = DEFAULT_TAKE,
    reviewType: type = "all",
    orderBy: order = DEFAULT_REVIEW_ORDER,
  } = query;
  const [product, rows] = await Promise.all([
    findReviewStats(db, path.id),
    listReviews(db, { productId: path.id, type, order, skip: page * take, take: take + 1 }),
  ]);
  if (!product) return refuse("PRODUCT_NOT_FOUND");
  return ok({
    list: rows.slice(0, take).map((row) => presentProductReview(row, product)),
    nextPage: rows.length > take ? page + 1 : null,
    count: product.scores.reduce((sum, count) => sum + count, 0),
    photoCount: product.photo_reviews,
    scoreAverage: product.score_average,
    scores: product.scores,
  });
}
