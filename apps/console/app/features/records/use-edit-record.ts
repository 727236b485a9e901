import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";
import { useUndoChange } from "../changes/use-undo-change.ts";

/** Calls that edit records of settings, by their noun. */
export type SettingNoun = "shipping-policies" | "point-rules" | "grade-rules" | "settings";
export type RefusedRecord = Reply<"PATCH /operator/v1/settings">["refused"][number];
type Edit = { id: number; version: number; set: Readonly<Record<string, unknown>>; reason: string };

/**
 * Writes fields of one record with the version that was seen; the message takes it back. A record that somebody else
 * changed is answered as it is now.
 *
 * @param onSaved called once it is written; not for a refused record
 */
export function useEditRecord(noun: SettingNoun, onSaved: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange(noun);
  const keyOf = useIdempotencyKey();
  return useMutation({
    async mutationFn({ id, version, set, reason }: Edit): Promise<RefusedRecord | null> {
      const body = { rows: [{ id, version, set: set as never }], reason };
      const { change, refused } = await callApi(
        `PATCH /operator/v1/${noun}`,
        { query: { partial: true }, body },
        keyOf(body),
      );
      const [first] = refused;
      if (first) return first;
      toasts.show({
        text: "저장했어요",
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onSaved();
      return null;
    },
    onSettled: () => client.invalidateQueries({ queryKey: [noun] }),
  });
}
