import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";
import { useUndoChange } from "../changes/use-undo-change.ts";
import type { ProductFields } from "./edited-product-types.ts";
import { formatProductEditResult } from "./format-product-edit-result.ts";
import { changeListedProducts } from "./update-cached-product-lists.ts";

type ProductsEdit = {
  rows: readonly { id: number; version: number }[];
  set: Partial<Pick<ProductFields, "status" | "categoryId">>;
  /** Sentence of the message once it is done. */
  done: string;
};

/** Sets fields of products in one call, at once in every list and with a way back; those that cannot be are left out and named. */
export function useEditProducts(onDone?: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange("products");
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ rows, set, done }: ProductsEdit) => {
      const body = { rows: rows.map(({ id, version }) => ({ id, version, set })), reason: done };
      return callApi("PATCH /operator/v1/products", { query: { partial: true }, body }, keyOf(body));
    },
    onMutate: ({ rows, set }) => {
      const ids = new Set(rows.map(({ id }) => id));
      changeListedProducts(client, (row) => (ids.has(row.id) ? { ...row, ...set } : row));
    },
    onSuccess(result, { done }) {
      const { change, refused } = result;
      toasts.show({
        text: formatProductEditResult(result, done),
        isFailure: change === null && refused.length > 0,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone?.();
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["products"] }),
  });
}
