import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import { type Marks, marksKey } from "./use-review-marks.ts";

/** Toggles 도움돼요; the count shown is the server's latest. */
export function useHelpfulVote(productId: number, reviewId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isHelpful: boolean) =>
      api(isHelpful ? "POST /v1/review/{id}/helpful" : "DELETE /v1/review/{id}/helpful", {
        path: { id: reviewId },
      }),
    onSuccess: ({ isHelpful }) =>
      queries.setQueryData<Marks>(marksKey(productId), (marks) =>
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
