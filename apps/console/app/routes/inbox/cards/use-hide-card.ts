import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { HidingGround } from "@todayfruit/domain/reviews/hiding-grounds";
import { callApi } from "../../../api/console-api.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import type { CardRow } from "./use-thank-you-card-list.ts";

/** Hides a card on a legal ground or shows it again, with a way back. */
export function useHideCard({ id, version }: CardRow, done: string, onDone: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange("thank-you-cards");
  return useMutation({
    mutationFn: ({ hiddenFor, reason }: { hiddenFor: HidingGround | null; reason: string }) =>
      callApi(
        "PATCH /operator/v1/thank-you-cards",
        { body: { rows: [{ id, version, set: { hiddenFor } }], reason } },
        crypto.randomUUID(),
      ),
    onSuccess({ change }) {
      toasts.show({
        text: done,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["thank-you-cards"] }),
  });
}
