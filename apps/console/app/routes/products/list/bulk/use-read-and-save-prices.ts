import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../../api/console-api.ts";
import { readAllPages } from "../../../../api/read-all-pages.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { useUndoChange } from "../../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import type { applyPercentageToPrices } from "./apply-percentage-to-prices.ts";

/** Most rows of one edit. */
export const MOST_PRICES = 500;
const PAGE = 100;

/** Reads the prices of all options of some products. */
export const usePricesOfProducts = (ids: readonly number[]) =>
  useQuery({
    queryKey: ["products", "prices-of", ids],
    queryFn: () =>
      readAllPages((next) =>
        callApi("GET /operator/v1/prices", { query: { productIds: ids.join(","), take: PAGE, ...next } }),
      ),
    staleTime: 0,
  });

/** Writes prices of many options in one call, with a way back; those that cannot be are left out and named. */
export function useSaveBulkPrices(onDone: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange("products");
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (rows: ReturnType<typeof applyPercentageToPrices>) => {
      const body = { rows, reason: "값 한꺼번에 바꾸기" };
      return callApi("PATCH /operator/v1/prices", { query: { partial: true }, body }, keyOf(body));
    },
    onSuccess({ change, rows, refused }) {
      const [first] = refused;
      const left = first ? ` · ${refused.length}개는 못 했어요: ${first.message}` : "";
      toasts.show({
        text: `옵션 ${rows.length}개의 값을 바꿨어요${left}`,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["products"] }),
  });
}
