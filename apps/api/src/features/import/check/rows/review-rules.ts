import { ReviewRecord } from "../../records/review-record.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import { image } from "../check-media.ts";
import { needed } from "../check-references.ts";
import type { RowRules } from "../check-rows.ts";
import type { Known } from "../known-catalogue-facts.ts";

export const REVIEW_FILE = "catalog/reviews.json";

export const reviewValidator = createRecordValidator(ReviewRecord);

export function reviewRules(known: Known): RowRules<ReviewRecord> {
  return {
    file: REVIEW_FILE,
    kind: "review",
    validator: reviewValidator,
    examine({ productId, optionId }) {
      const problems = needed(known, "product", productId, "productId");
      const isOwn = optionId === null || known.productOf.get(optionId) === productId;
      if (problems.length > 0 || isOwn) return problems;
      return [{ field: "optionId", reason: `${productId}번 상품의 옵션이 아니에요` }];
    },
    media: ({ reviewImages }) =>
      reviewImages.map(({ imageFile }, index) => image(imageFile, `reviewImages[${index}].imageFile`)),
  };
}
