import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { toasts } from "../../ui/feedback/toasts.ts";
import { useUndo } from "../changes/use-undo.ts";
import {
  type AddedNoun,
  deleteRecord,
  listRecords,
  type RecordNoun,
  type SeenRecord,
} from "./record-calls.ts";

/** Reads all records of a kind. */
export const useRecords = <Noun extends RecordNoun>(noun: Noun) =>
  useQuery({ queryKey: [noun, "records"], queryFn: () => listRecords(noun) });

/** Shows what was done with a way back. */
export function useTellChange(noun: RecordNoun) {
  const undo = useUndo(noun);
  return (text: string, change: { id: number } | null) =>
    toasts.show({
      text,
      ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
    });
}

/** Deletes a record at once, with a way back. */
export function useDeleteRecord(noun: AddedNoun, name: string, onDone: () => void) {
  const client = useQueryClient();
  const tell = useTellChange(noun);
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (record: SeenRecord) => {
      const wish = { ...record, reason: `${name} 지우기` };
      return deleteRecord(noun, wish, keyOf(wish));
    },
    onSuccess(change) {
      tell("지웠어요", change);
      onDone();
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [noun] }),
  });
}
