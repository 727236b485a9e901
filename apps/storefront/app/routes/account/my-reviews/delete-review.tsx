import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { apiWithKey } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { USER_QUERY_KEY } from "../../../session/session-provider.tsx";
import { DeleteButton } from "../../../ui/overlay/delete-button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type MyReview = Reply<"GET /v1/app-users/reviews">["list"][number];

/** 후기 지우기, after naming the points that are taken back. */
export function DeleteReview({ review }: { review: MyReview }) {
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: () =>
      apiWithKey(`delete-review-${review.id}`)("DELETE /v1/app-users/reviews/{id}", {
        path: { id: review.id },
      }),
    onSuccess: ({ takenBackPoint }) =>
      showSnackbar(
        takenBackPoint > 0 ? `후기를 지우고 ${groupDigits(takenBackPoint)}P를 돌려줬어요` : "후기를 지웠어요",
      ),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
    onSettled: () =>
      Promise.all(
        [["my-reviews"], ["to-review"], ["reviews"], ["points"], USER_QUERY_KEY].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <DeleteButton
      about={`${review.orderItemProduct.productName} 후기`}
      title="후기를 지울까요?"
      busy={deleting.isPending}
      onDelete={deleting.mutate}
    >
      {review.earnedPoint > 0
        ? `받은 ${groupDigits(review.earnedPoint)}P를 돌려줘야 해요. 이미 썼다면 다음에 쌓일 포인트에서 빼요.`
        : "지운 후기는 되돌릴 수 없어요. 다시 쓸 수는 있어요."}
    </DeleteButton>
  );
}
