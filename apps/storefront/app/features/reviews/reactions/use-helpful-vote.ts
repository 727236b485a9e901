import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Review } from "../review-item.tsx";
import { type MyReviewReactions, myReviewReactionsKey } from "./use-own-and-marked-reviews.ts";

/**
 * Toggles 도움돼요 at once, also before the shopper's reactions are loaded; a refusal takes it back. The count is the
 * server's latest, with the vote on its way.
 *
 * @param isHelpful mark as far as it is known
 */
export function useHelpfulVote(
  productId: number,
  review: Pick<Review, "id" | "helpfulCount">,
  isHelpful: boolean,
  onGuest: () => void,
) {
  const queries = useQueryClient();
  const [known, setKnown] = useState(review.helpfulCount);
  const queryKey = myReviewReactionsKey(productId);
  const mark = (next: boolean) =>
    queries.setQueryData<MyReviewReactions>(
      queryKey,
      (marks) =>
        marks && {
          ...marks,
          helpful: [...marks.helpful.filter((id) => id !== review.id), ...(next ? [review.id] : [])],
        },
    );
  const vote = useMutation({
    mutationFn: (next: boolean) =>
      api(next ? "POST /v1/review/{id}/helpful" : "DELETE /v1/review/{id}/helpful", {
        path: { id: review.id },
      }),
    onMutate: mark,
    onSuccess: async (reply) => {
      setKnown(reply.helpfulCount);
      // Reactions on their way may be from before the vote.
      await queries.cancelQueries({ queryKey });
      if (!mark(reply.isHelpful)) await queries.invalidateQueries({ queryKey });
    },
    onError: (error, next) => {
      mark(!next);
      // A press before the session is known is sent; the refusal then means a guest.
      if (refusalCodeOf(error) === "MEMBER_ONLY") onGuest();
      else showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
  const onItsWay = vote.isPending ? (vote.variables ? 1 : -1) : 0;
  return {
    count: Math.max(0, known + onItsWay),
    isHelpful: vote.isPending ? vote.variables : isHelpful,
    isPending: vote.isPending,
    toggle: vote.mutate,
  };
}
