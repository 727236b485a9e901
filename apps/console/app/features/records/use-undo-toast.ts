import { toasts } from "../../ui/feedback/toast-store.ts";
import { useUndo } from "../changes/use-undo.ts";
import type { RecordNoun } from "./record-calls.ts";

/** Shows what was done with a way back. */
export function useUndoToast(noun: RecordNoun) {
  const undo = useUndo(noun);
  return (text: string, change: { id: number } | null) =>
    toasts.show({
      text,
      ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
    });
}
