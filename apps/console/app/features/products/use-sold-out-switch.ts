import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { toasts } from "../../ui/feedback/toasts.ts";
import { useUndo } from "../changes/use-undo.ts";

type Switched = { id: number; version: number; name: string; isOnSale: boolean };

/** Takes a product off sale for a time, or puts it back, at once and with a way back. */
export function useSoldOutSwitch() {
  const client = useQueryClient();
  const undo = useUndo("products");
  return useMutation({
    mutationFn: ({ id, version, isOnSale }: Switched) =>
      callApi(
        "PATCH /operator/v1/products",
        {
          body: {
            rows: [{ id, version, set: { status: isOnSale ? "stock_in" : "temp_stock_out" } }],
            reason: isOnSale ? "다시 팔아요" : "일시 품절",
          },
        },
        crypto.randomUUID(),
      ),
    onSuccess: ({ change }, { name, isOnSale }) =>
      toasts.show({
        text: isOnSale ? `${name} 다시 팔아요` : `${name} 품절로 바꿨어요`,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["products"] }),
  });
}
