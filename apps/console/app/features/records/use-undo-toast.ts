import { toasts } from "../../ui/feedback/toast-store.ts";
import { useUndoChange } from "../changes/use-undo-change.ts";
import type { RecordNoun } from "./list-add-edit-delete-records.ts";

/** Shows what was done with a way back. */
export function useUndoToast(noun: RecordNoun) {
  const undo = useUndoChange(noun);
  return (text: string, change: { id: number } | null) =>
    toasts.show({
      text,
      ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
    });
}
