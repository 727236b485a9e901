import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import memo from "../../../assets/emoji/memo.webp";
import { MemberPagedListWithStates } from "../../../features/accounts/member-paged-list-with-states.tsx";
import { ReviewItem } from "../../../features/reviews/review-item.tsx";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import { DeleteReview } from "./delete-review.tsx";
import { HiddenReviewAppeal } from "./hidden-review-appeal.tsx";
import { HiddenReviewNotice } from "./hidden-review-notice.tsx";

/** Member's reviews with their picture, the latest first, with buttons to edit and delete. */
export function WrittenList({ picture }: { picture: string | null }) {
  return (
    <MemberPagedListWithStates
      name="내가 쓴 후기"
      queryKey={["my-reviews"]}
      load={(page) => api("GET /v1/app-users/reviews", { query: { page } })}
      empty={{
        image: memo,
        title: "아직 쓴 후기가 없어요",
        text: "받은 상품이 어땠는지 다른 분께 알려 주세요",
        to: paths.myReviews,
        label: "쓸 수 있는 후기 보기",
      }}
    >
      {(list) =>
        list.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            picture={picture}
            about={
              <Link
                className="underline underline-offset-2"
                to={paths.product(review.orderItemProduct.productId)}
              >
                {review.orderItemProduct.productName}
              </Link>
            }
          >
            {review.hidden && <HiddenReviewAppeal hidden={review.hidden} />}
            {!review.hidden && review.hiddenFor !== null && <HiddenReviewNotice ground={review.hiddenFor} />}
            <p className="mt-3 flex gap-2">
              {review.hiddenFor === null && (
                <Link
                  className={buttonClass({ tone: "outline", size: "sm" })}
                  to={paths.editReview(review.id)}
                  aria-label={`${review.orderItemProduct.productName} 후기 고치기`}
                >
                  고치기
                </Link>
              )}
              <DeleteReview review={review} />
            </p>
          </ReviewItem>
        ))
      }
    </MemberPagedListWithStates>
  );
}
