import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { HidingGround } from "@todayfruit/domain/reviews/hiding-grounds";
import { callApi } from "../../../api/console-api.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import type { ReviewRow } from "./use-reviews.ts";

type Edit = { reply: string } | { hiddenFor: HidingGround | null };

/** Replies to a review, hides it on a legal ground or shows it again, with a way back. */
export function useReplyOrHideReview({ id, version }: ReviewRow, done: string, onDone: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange("reviews");
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
