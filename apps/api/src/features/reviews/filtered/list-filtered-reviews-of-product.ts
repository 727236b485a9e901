import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { countReviewFacets } from "@todayfruit/domain/reviews/count-review-facets";
import {
  REVIEW_ASPECTS,
  type ReviewAspect,
  summarizeAspects,
} from "@todayfruit/domain/reviews/review-aspect-rules";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { findReviewStats } from "../product-reviews.repository.ts";
import { presentProductReview } from "../review.presenter.ts";
import { DEFAULT_FILTERED_ORDER, groupReviews, listFilteredReviews } from "./filtered-reviews.repository.ts";

const DEFAULT_TAKE = 10;

/** Lists a page of the reviews that meet every filter, with the number of each filter. Three statements, sent together. */
export async function listFilteredReviewsOfProduct(
  { path, query = {} }: Input<"GET /v1/products/{id}/filtered-reviews">,
  { db }: Context,
): Promise<Answer<"GET /v1/products/{id}/filtered-reviews">> {
  const { page = 0, take = DEFAULT_TAKE, orderBy: order = DEFAULT_FILTERED_ORDER } = query;
  const filters = {
    photo: query.photo ?? false,
    repeat: query.repeat ?? false,
    optionName: query.optionName ?? null,
    harvestMonth: query.harvestMonth ?? null,
  };
  const [product, groups, rows] = await Promise.all([
    findReviewStats(db, path.id),
    groupReviews(db, path.id),
    listFilteredReviews(db, path.id, filters, { order, skip: page * take, take: take + 1 }),
  ]);
  if (!product) return refuse("PRODUCT_NOT_FOUND");
  return ok({
    list: rows.slice(0, take).map((row) => presentProductReview(row, product)),
    nextPage: rows.length > take ? page + 1 : null,
    total: product.scores.reduce((sum, count) => sum + count, 0),
    scoreAverage: product.score_average,
    scores: product.scores,
    aspects: summarizeAspects(REVIEW_ASPECTS.map((aspect) => ({ aspect, counts: countsOf(groups, aspect) }))),
    ...countReviewFacets(
      groups.map((group) => ({
        optionName: group.option_name,
        hasPhoto: group.has_photo,
        isRepeat: group.is_repeat,
        harvestMonth: group.harvest_month,
        hiddenFor: group.hidden_for,
        reviews: group.reviews,
      })),
      filters,
    ),
  });
}

type Group = Awaited<ReturnType<typeof groupReviews>>[number];

/** Sums the answers 1, 2 and 3 to an aspect over all groups, hidden reviews included, as the average score does. */
function countsOf(groups: readonly Group[], aspect: ReviewAspect): [number, number, number] {
  return groups.reduce<[number, number, number]>(
    ([one, two, three], { [aspect]: [first, second, third] }) => [one + first, two + second, three + third],
    [0, 0, 0],
  );
}
