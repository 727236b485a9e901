import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import type { StockRow } from "../../../features/stock/use-stock.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

type Switched = { row: StockRow; isOnSale: boolean };

/** Takes an option off sale for a time, or puts it back, by one press and with a way back. */
export function useToggleSoldOut() {
  const client = useQueryClient();
  const undo = useUndoChange("stock");
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ row: { id, version }, isOnSale }: Switched) => {
      const status = isOnSale ? ("stock_in" as const) : ("temp_stock_out" as const);
      const body = {
        rows: [{ id, version, set: { status } }],
        reason: isOnSale ? "다시 팔아요" : "일시 품절",
      };
      return callApi("PATCH /operator/v1/options", { body }, keyOf(body));
    },
    onSuccess({ change }, { row, isOnSale }) {
      const name = `${row.productName} ${row.optionName}`;
      toasts.show({
        text: isOnSale ? `${name} 다시 팔아요` : `${name} 품절로 바꿨어요`,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["stock"] }),
  });
}
