import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Suspense } from "react";
import { Link } from "react-router";
import { ReviewItem } from "../../../../features/reviews/review-item.tsx";
import { ScoreSummary } from "../../../../features/reviews/score-summary.tsx";
import { paths } from "../../../../paths.ts";
import { createLazyComponent } from "../../../../ui/create-lazy-component.ts";
import { useNearViewport } from "../../../../ui/layout/use-near-viewport.ts";
import { SECTION_CLASS } from "../sections/section-keys-and-scroll-to-section.ts";
import { PhotoStrip } from "./photo-strip.tsx";
import type { PhotoStripPicture } from "./pick-photo-strip-pictures.ts";

/** Loaded when the section comes near. */
const FilteredReviews = createLazyComponent(
  async () => (await import("./filtered-reviews.tsx")).FilteredReviews,
);

type ProductReviewsProps = {
  productId: number;
  /** First reviews, rendered on the server; the filters replace them once the section comes near. */
  reviews: Reply<"GET /v1/products/{id}/filtered-reviews">;
  /** Pictures of the strip, and the number of reviews with pictures. */
  photos: { pictures: readonly PhotoStripPicture[]; count: number };
};

/** Reviews of a product page: scores, pictures, and the reviews with their filters in place. */
export function ProductReviews({ productId, reviews, photos }: ProductReviewsProps) {
  const [anchor, isNear] = useNearViewport();
  const { total } = reviews;
  return (
    <div
      id="reviews"
      className={SECTION_CLASS}
      data-room="1500"
      role="tabpanel"
      aria-labelledby="tab-reviews"
    >
      <section className="border-t-8 border-sunken px-gutter py-8" aria-labelledby="reviews-title">
        <div className="flex items-center justify-between">
          <h2 id="reviews-title" className="text-title2 font-bold tracking-tight">
            후기 <span className="text-brand-ink tabular-nums">{groupDigits(total)}</span>
          </h2>
          <Link className={MORE_CLASS} to={paths.myReviews}>
            후기 쓰기
            <ChevronRight className="size-4" aria-hidden />
          </Link>
        </div>
        {total === 0 ? (
          <p className="mt-3 text-body2 text-ink-3">
            아직 후기가 없어요. 받은 뒤에 첫 후기를 남기면 포인트를 드려요.
          </p>
        ) : (
          <>
            <ScoreSummary average={reviews.scoreAverage} scores={reviews.scores} />
            <PhotoStrip productId={productId} {...photos} />
            <div ref={anchor} className="mt-3">
              <Suspense fallback={<FirstReviews reviews={reviews} />}>
                {isNear ? (
                  <FilteredReviews productId={productId} first={reviews} />
                ) : (
                  <FirstReviews reviews={reviews} />
                )}
              </Suspense>
            </div>
            <Link className={`${MORE_CLASS} mt-2`} to={paths.reviews(productId)}>
              후기 모두 보기와 운영 기준
              <ChevronRight className="size-4" aria-hidden />
            </Link>
          </>
        )}
      </section>
    </div>
  );
}

const MORE_CLASS = "inline-flex min-h-11 items-center gap-px text-label text-ink-3";

/** Reviews before any script, with the room that their aspects, filters, menus and buttons take. */
function FirstReviews({ reviews }: Pick<ProductReviewsProps, "reviews">) {
  return (
    <div className="pt-12">
      {reviews.aspects.length > 0 && (
        <div className="mb-2 py-1.5">
          {reviews.aspects.map(({ aspect }) => (
            <div key={aspect} className="h-13" />
          ))}
        </div>
      )}
      {reviews.list.map((review) =>
        review.hiddenFor === null ? (
          <ReviewItem key={review.id} review={review} end={<span className="h-11" />}>
            <div className="mt-3 h-34px" />
          </ReviewItem>
        ) : (
          <ReviewItem key={review.id} review={review} />
        ),
      )}
    </div>
  );
}
