import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { useUndoChange } from "../../features/changes/use-undo-change.ts";
import type { Category } from "../../features/products/use-categories.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";

export type CategoryFields = Input<"POST /operator/v1/categories">["body"]["rows"][number];
type Write =
  | { kind: "add"; fields: CategoryFields }
  | { kind: "edit"; rows: readonly { id: number; version: number; set: Partial<CategoryFields> }[] }
  | { kind: "delete"; category: Category };

const DONE = { add: "분류를 더했어요", edit: "분류를 고쳤어요", delete: "분류를 지웠어요" };

/** Adds, edits or deletes categories, with a way back. */
export function useSaveCategories(onDone?: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange("categories");
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: async (write: Write) => {
      const reason = DONE[write.kind];
      switch (write.kind) {
        case "add": {
          const body = { rows: [write.fields], reason };
          return callApi("POST /operator/v1/categories", { body }, keyOf(body));
        }
        case "edit": {
          const body = { rows: write.rows.map((row) => ({ ...row })), reason };
          return callApi("PATCH /operator/v1/categories", { body }, keyOf(body));
        }
        case "delete": {
          const { id, version } = write.category;
          const body = { rows: [{ id, version }], reason };
          return callApi("POST /operator/v1/categories/delete", { body }, keyOf(body));
        }
      }
    },
    onSuccess({ change }, { kind }) {
      toasts.show({
        text: DONE[kind],
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone?.();
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["categories"] }),
  });
}
