import { REVIEW_ORDERS, type ReviewOrder } from "@todayfruit/domain/reviews/review-sort-order-codes";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { ChipRow, chipClass } from "../../../ui/form/chip.tsx";

type ReviewFiltersProps = {
  productId: number;
  order: ReviewOrder;
  onlyPhotos: boolean;
};

/** Labels of the sort orders. */
const LABELS: Record<ReviewOrder, string> = {
  score: "별점 높은순",
  latest: "최신순",
  helpful: "도움순",
};

/** Sort order and picture filter of the reviews; each choice has its own URL. */
export function ReviewSortAndPhotoFilterLinks({ productId, order, onlyPhotos }: ReviewFiltersProps) {
  return (
    <ChipRow label="후기 정렬과 거르기">
      {REVIEW_ORDERS.map((each) => (
        <Link
          key={each}
          className={chipClass(each === order)}
          to={paths.reviews(productId, { order: each, photo: onlyPhotos })}
          aria-current={each === order ? "true" : undefined}
          replace
          preventScrollReset
        >
          {LABELS[each]}
        </Link>
      ))}
      <Link
        className={chipClass(onlyPhotos, "soft")}
        to={paths.reviews(productId, { order, photo: !onlyPhotos })}
        aria-current={onlyPhotos ? "true" : undefined}
        replace
        preventScrollReset
      >
        사진 후기만
      </Link>
    </ChipRow>
  );
}
