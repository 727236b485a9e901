import { REVIEW_ASPECTS } from "@todayfruit/domain/reviews/review-aspect-rules";
import { REVIEW_ORDERS } from "@todayfruit/domain/reviews/review-sort-order-codes";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, nullable, oneOf, Take, Text } from "../common-schemas.ts";
import { AspectAnswer, HarvestMonth, ProductReview } from "./review.ts";

/** Reviews of a product as its page filters them: the conditions combine, and each has its number. */
export const filteredReviewCalls = calls({
  "GET /v1/products/{id}/filtered-reviews": {
    summary: "조건을 모두 만족하는 후기와 조건마다의 개수. 도움돼요순이 기본. 한 쪽 10개, 쪽은 0부터.",
    access: "public",
    path: closed({ id: Id }),
    query: closed({
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
      take: Type.Optional(Take),
      orderBy: Type.Optional(oneOf(REVIEW_ORDERS)),
      photo: Type.Optional(Type.Boolean()),
      /** Only of authors who had bought the product before. */
      repeat: Type.Optional(Type.Boolean()),
      optionName: Type.Optional(Text(120)),
      /** Only of produce harvested in this month, `YYYY-MM`. */
      harvestMonth: Type.Optional(HarvestMonth),
    }),
    reply: closed({
      list: Type.Array(ProductReview),
      nextPage: nullable(Count),
      /** Number of reviews that meet every condition. */
      count: Count,
      /** Number of all reviews, hidden ones included; the average is over all of them. */
      total: Count,
      scoreAverage: Type.Number({ minimum: 0, maximum: 5 }),
      /** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
      scores: Type.Array(Count, { minItems: 5, maxItems: 5 }),
      /** Numbers of each condition among the reviews that meet the others. */
      photo: Count,
      repeat: Count,
      options: Type.Array(closed({ name: Text(120), count: Count })),
      /** Months of harvest, the latest first. */
      harvests: Type.Array(closed({ month: HarvestMonth, count: Count })),
      /** Most frequent answer of each aspect that was answered, over all reviews of the product. */
      aspects: Type.Array(
        closed({
          aspect: oneOf(REVIEW_ASPECTS),
          answer: AspectAnswer,
          /** Reviews with this answer, among those that answered the aspect. */
          count: Count,
          answered: Count,
        }),
      ),
      /** Hidden reviews of the product by ground. */
      hidden: Type.Array(closed({ ground: Text(60), count: Count })),
    }),
    refusals: ["PRODUCT_NOT_FOUND"],
    cached: { seconds: 60, tags: ["product:{id}"] },
  },
});
