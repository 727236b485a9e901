import { HelpfulButton } from "../../../../features/reviews/reactions/helpful-button.tsx";
import { ReviewMenu } from "../../../../features/reviews/reactions/review-menu.tsx";
import type { MyReviewReactions } from "../../../../features/reviews/reactions/use-own-and-marked-reviews.ts";
import { type Review, ReviewItem } from "../../../../features/reviews/review-item.tsx";
import { paths } from "../../../../paths.ts";

type ReviewWithReactionsProps = {
  productId: number;
  review: Review;
  reactions: MyReviewReactions;
  onPhoto(index: number): void;
};

/** Review of the product page with its 도움돼요 and its menu; a hidden one has neither. */
export function ReviewWithReactions({ productId, review, reactions, onPhoto }: ReviewWithReactionsProps) {
  const next = paths.productSection(productId, "reviews");
  const isMine = reactions.mine.includes(review.id);
  if (review.hiddenFor !== null) return <ReviewItem review={review} />;
  return (
    <ReviewItem
      review={review}
      onPhoto={onPhoto}
      end={
        <ReviewMenu
          productId={productId}
          review={review}
          isMine={isMine}
          isReported={reactions.reported.includes(review.id)}
          next={next}
        />
      }
    >
      {!isMine && (
        <HelpfulButton
          productId={productId}
          review={review}
          isHelpful={reactions.helpful.includes(review.id)}
          next={next}
        />
      )}
    </ReviewItem>
  );
}
