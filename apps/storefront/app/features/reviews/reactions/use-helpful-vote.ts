import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import { type MyReviewReactions, myReviewReactionsKey } from "./use-my-review-reactions.ts";

/** Toggles 도움돼요; the count shown is the server's latest. */
export function useHelpfulVote(productId: number, reviewId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isHelpful: boolean) =>
      api(isHelpful ? "POST /v1/review/{id}/helpful" : "DELETE /v1/review/{id}/helpful", {
        path: { id: reviewId },
      }),
    onSuccess: ({ isHelpful }) =>
      queries.setQueryData<MyReviewReactions>(myReviewReactionsKey(productId), (marks) =>
        marks
          ? {
              ...marks,
              helpful: [...marks.helpful.filter((id) => id !== reviewId), ...(isHelpful ? [reviewId] : [])],
            }
          : marks,
      ),
    onError: (error) => showSnackbar(errorText(error), { tone: "failure" }),
  });
}
