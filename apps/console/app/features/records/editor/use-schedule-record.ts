import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import {
  editRecord,
  type RecordFields,
  type RecordNoun,
  type SeenRecord,
} from "../list-add-edit-delete-records.ts";

type Wish<Noun extends RecordNoun> = SeenRecord & {
  set: Partial<RecordFields<Noun>>;
  reason: string;
  effectiveAt: string;
};

/** Schedules an edit of a record; it waits in the list of scheduled changes. */
export function useScheduleRecord<Noun extends RecordNoun>(noun: Noun, onDone: () => void) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (wish: Wish<Noun>) => editRecord(noun, wish, keyOf(wish)),
    onSuccess() {
      toasts.show({ text: "예약했어요" });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["changes"] }),
  });
}
