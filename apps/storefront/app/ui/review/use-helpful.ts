import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";
import { useSession } from "../../session/session-provider.tsx";
import { showSnackbar } from "../overlay/snackbar-store.ts";

type Marks = Reply<"GET /v1/products/{id}/reviews/user-personal">;

/** Queries which reviews of a product the shopper wrote, marked helpful or reported; empty lists until loaded. */
export function useReviewMarks(productId: number): Marks {
  const session = useSession();
  const marks = useQuery({
    queryKey: marksKey(productId),
    queryFn: () => api("GET /v1/products/{id}/reviews/user-personal", { path: { id: productId } }),
    enabled: session.status === "ready" && session.userType !== "guest",
  });
  return marks.data ?? { mine: [], helpful: [], reported: [] };
}

export function marksKey(productId: number) {
  return ["review-marks", productId] as const;
}

/** Toggles 도움돼요; the count shown is the server's latest. */
export function useHelpful(productId: number, reviewId: number) {
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
