import type { Reply } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";

/** Most characters of a review; the whole text is on the page. */
const MOST_CHARACTERS = 200;

/** Builds a schema.org Review under the nickname that the page shows. */
export function reviewJsonLd(review: Reply<"GET /v1/products/{id}/filtered-reviews">["list"][number]) {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: review.nickname },
    datePublished: kstDateOf(review.createdAt),
    reviewBody: Array.from(review.contents).slice(0, MOST_CHARACTERS).join(""),
    reviewRating: { "@type": "Rating", ratingValue: review.score, bestRating: 5, worstRating: 1 },
  };
}
