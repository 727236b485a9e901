import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";
import {
  type AddedNoun,
  deleteRecord,
  listRecords,
  type RecordNoun,
  type SeenRecord,
} from "./list-add-edit-delete-records.ts";
import { useUndoToast } from "./use-undo-toast.ts";

/** Reads all records of a kind. */
export const useRecords = <Noun extends RecordNoun>(noun: Noun) =>
  useQuery({ queryKey: [noun, "records"], queryFn: () => listRecords(noun) });

/** Deletes a record at once, with a way back. */
export function useDeleteRecord(noun: AddedNoun, name: string, onDone: () => void) {
  const client = useQueryClient();
  const tell = useUndoToast(noun);
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
