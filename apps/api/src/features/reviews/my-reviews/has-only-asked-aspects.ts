import {
  type AspectAnswers,
  aspectsOf,
  REVIEW_ASPECTS,
} from "@todayfruit/domain/reviews/review-aspect-rules";
import type { ReviewedProductRow } from "./reviewable-products.repository.ts";

/** Tells whether a review answers only aspects that its product is asked for. */
export function hasOnlyAskedAspects(
  product: Pick<ReviewedProductRow, "root_category" | "has_brix">,
  answers: AspectAnswers,
): boolean {
  const asked = aspectsOf({ rootCategory: product.root_category, hasBrix: product.has_brix });
  return REVIEW_ASPECTS.every((aspect) => answers[aspect] === undefined || asked.includes(aspect));
}
