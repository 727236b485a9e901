import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import type { HidingGround } from "@todayfruit/domain/reviews/hiding-grounds";
import type { ReviewAspect } from "@todayfruit/domain/reviews/review-aspects";
import { callApi } from "../../../api/console-api.ts";
import { useUndo } from "../../../features/changes/use-undo.ts";
import { toasts } from "../../../ui/feedback/toasts.ts";

export type ReviewRow = Reply<"GET /operator/v1/reviews">["list"][number];

const ROWS = 50;

/**
 * Reads reviews with or without a reply of the shop, the lowest scores first.
 *
 * @param poorAspect only reviews that gave this aspect a poor answer
 */
export function useReviews(hasReply: boolean, poorAspect: ReviewAspect | null) {
  return useInfiniteQuery({
    queryKey: ["reviews", hasReply, poorAspect],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/reviews", {
        query: {
          hasReply,
          take: ROWS,
          ...(poorAspect !== null && { poorAspect }),
          ...(pageParam !== null && { nextPage: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
}

type Edit = { reply: string } | { hiddenFor: HidingGround | null };

/** Replies to a review, hides it on a legal ground or shows it again, with a way back. */
export function useEditReview({ id, version }: ReviewRow, done: string, onDone: () => void) {
  const client = useQueryClient();
  const undo = useUndo("reviews");
  return useMutation({
    mutationFn: ({ set, reason }: { set: Edit; reason: string }) =>
      callApi(
        "PATCH /operator/v1/reviews",
        { body: { rows: [{ id, version, set }], reason } },
        crypto.randomUUID(),
      ),
    onSuccess({ change }) {
      toasts.show({
        text: done,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["reviews"] }),
  });
}
