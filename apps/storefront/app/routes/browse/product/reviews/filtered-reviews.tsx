import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { ReviewFilters } from "@todayfruit/domain/reviews/count-review-facets";
import type { ReviewOrder } from "@todayfruit/domain/reviews/review-sort-order-codes";
import { useState } from "react";
import {
  buildPhotoViewerEntries,
  type ViewerPhoto,
} from "../../../../features/reviews/build-photo-viewer-entries.ts";
import { LazyPhotoViewer } from "../../../../features/reviews/lazy-photo-viewer.tsx";
import { useOwnAndMarkedReviews } from "../../../../features/reviews/reactions/use-own-and-marked-reviews.ts";
import { EmptyList } from "../../../../ui/feedback/empty-list.tsx";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { AspectSummary } from "./aspect-summary.tsx";
import { ReviewFilterChips } from "./review-filter-chips.tsx";
import { ReviewWithReactions } from "./review-with-reactions.tsx";
import { FIRST_ORDER, type FilteredPage, NO_FILTERS, useFilteredReviews } from "./use-filtered-reviews.ts";

type FilteredReviewsProps = {
  productId: number;
  /** First reviews, shown until those of the browser have come. */
  first: FilteredPage;
};

/** Reviews with sort order and filters in place: nothing but the list changes, and it grows by a button. */
export function FilteredReviews({ productId, first }: FilteredReviewsProps) {
  const [filters, setFilters] = useState<ReviewFilters>(NO_FILTERS);
  const [order, setOrder] = useState<ReviewOrder>(FIRST_ORDER);
  const [viewed, setViewed] = useState<{ photos: readonly ViewerPhoto[]; index: number } | null>(null);
  const reviews = useFilteredReviews(productId, filters, order, first);
  const reactions = useOwnAndMarkedReviews(productId);
  const pages = reviews.data?.pages ?? [first];
  const list = pages.flatMap((page) => page.list);
  const facets = pages[0] ?? first;
  const rest = facets.count - list.length;
  return (
    <>
      <AspectSummary total={facets.total} aspects={facets.aspects} />
      <HiddenNote hidden={facets.hidden} />
      <ReviewFilterChips
        total={facets.total}
        facets={facets}
        filters={filters}
        onFilters={setFilters}
        order={order}
        onOrder={setOrder}
      />
      <p className="sr-only" role="status">
        {!reviews.isPlaceholderData && `후기 ${groupDigits(facets.count)}개`}
      </p>
      {reviews.isError && !reviews.data ? (
        <LoadFailed error={reviews.error} onRetry={() => void reviews.refetch()} />
      ) : (
        <div
          className={`transition-opacity duration-(--dur-fade) ${reviews.isPlaceholderData ? "opacity-50" : ""}`}
        >
          {list.length === 0 && <EmptyList>이 조건에 맞는 후기가 아직 없어요</EmptyList>}
          {list.map((review) => (
            <ReviewWithReactions
              key={review.id}
              productId={productId}
              review={review}
              reactions={reactions}
              onPhoto={(index) => setViewed({ photos: buildPhotoViewerEntries(review), index })}
            />
          ))}
        </div>
      )}
      {reviews.hasNextPage && (
        <Button
          className="mt-3"
          tone="outline"
          block
          busy={reviews.isFetchingNextPage}
          onClick={() => void reviews.fetchNextPage()}
        >
          {reviews.isFetchNextPageError ? "다시 불러오기" : `후기 ${groupDigits(rest)}개 더 보기`}
        </Button>
      )}
      <LazyPhotoViewer viewed={viewed} onClose={() => setViewed(null)} />
    </>
  );
}

function HiddenNote({ hidden }: { hidden: FilteredPage["hidden"] }) {
  if (hidden.length === 0) return null;
  return (
    <p className="mb-2 text-caption text-ink-3 tabular-nums">
      {hidden
        .map(({ ground, count }) => `후기 ${groupDigits(count)}개는 ${ground} 때문에 가렸어요`)
        .join(", ")}
    </p>
  );
}
