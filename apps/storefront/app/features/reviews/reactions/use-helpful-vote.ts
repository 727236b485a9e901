import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { errorText } from "../../../api/error-text.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Review } from "../review-item.tsx";
import { type MyReviewReactions, myReviewReactionsKey } from "./use-my-review-reactions.ts";

/** Toggles 도움돼요 at once; a refusal takes it back. The count is the server's latest, with the vote on its way. */
export function useHelpfulVote(
  productId: number,
  review: Pick<Review, "id" | "helpfulCount">,
  onGuest: () => void,
) {
  const queries = useQueryClient();
  const [known, setKnown] = useState(review.helpfulCount);
  const mark = (isHelpful: boolean) =>
    queries.setQueryData<MyReviewReactions>(myReviewReactionsKey(productId), (marks) =>
      marks
        ? {
            ...marks,
            helpful: [...marks.helpful.filter((id) => id !== review.id), ...(isHelpful ? [review.id] : [])],
          }
        : marks,
    );
  const vote = useMutation({
    mutationFn: (isHelpful: boolean) =>
      api(isHelpful ? "POST /v1/review/{id}/helpful" : "DELETE /v1/review/{id}/helpful", {
        path: { id: review.id },
      }),
    onMutate: mark,
    onSuccess: ({ isHelpful, helpfulCount }) => {
      mark(isHelpful);
      setKnown(helpfulCount);
    },
    onError: (error, isHelpful) => {
      mark(!isHelpful);
      // A press before the session is known is sent; the refusal then means a guest.
      if (refusalCodeOf(error) === "MEMBER_ONLY") onGuest();
      else showSnackbar(errorText(error), { tone: "failure" });
    },
  });
  const onItsWay = vote.isPending ? (vote.variables ? 1 : -1) : 0;
  return { count: Math.max(0, known + onItsWay), isPending: vote.isPending, toggle: vote.mutate };
}
