import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { ReviewItem } from "../../../../features/reviews/review-item.tsx";
import { ScoreSummary } from "../../../../features/reviews/score-summary.tsx";
import { paths } from "../../../../paths.ts";
import { buttonClass } from "../../../../ui/form/button.tsx";
import { PhotoStrip } from "./photo-strip.tsx";

type ProductReviewsProps = {
  productId: number;
  reviews: Reply<"GET /v1/products/{id}/reviews">;
  photos: Reply<"GET /v1/products/{id}/photo-reviews">;
};

/** Reviews of a product page: scores, pictures, the first few, and a link to all. */
export function ProductReviews({ productId, reviews, photos }: ProductReviewsProps) {
  const { count } = reviews;
  return (
    <section id="reviews" className="border-t-8 border-sunken px-gutter py-8" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="text-title2 font-bold tracking-tight">
        후기 <span className="text-brand-ink tabular-nums">{groupDigits(count)}</span>
      </h2>
      {count === 0 ? (
        <p className="mt-3 text-body2 text-ink-3">
          아직 후기가 없어요. 받은 뒤에 첫 후기를 남기면 포인트를 드려요.
        </p>
      ) : (
        <>
          <ScoreSummary average={reviews.scoreAverage} scores={reviews.scores} />
          <PhotoStrip productId={productId} reviews={photos.list} count={photos.count} />
          <div className="mt-2">
            {reviews.list.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </div>
          <Link
            className={`${buttonClass({ tone: "outline", block: true })} mt-3`}
            to={paths.reviews(productId)}
          >
            후기 {groupDigits(count)}개 모두 보기
          </Link>
        </>
      )}
    </section>
  );
}
