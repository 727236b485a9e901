import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { type PriceChange, rowsOf } from "./list-price-changes.ts";

type Edited = Reply<"PATCH /operator/v1/prices">;
export type RefusedPrice = Edited["refused"][number];

const CHANGE_PRICES = "PATCH /operator/v1/prices";

/** Asks the server which rows it would refuse and why, without writing; again when the shop has another version. */
export function useCheckedPrices(changes: readonly PriceChange[]) {
  const rows = rowsOf(changes);
  return useQuery({
    queryKey: ["price-check", rows, changes.map(({ option }) => option.version)],
    queryFn: () =>
      callApi(CHANGE_PRICES, { query: { dryRun: true, partial: true }, body: { rows, reason: "미리 보기" } }),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
  });
}

/**
 * Writes the rows that can be written; those that cannot stay in the sheet.
 *
 * @param onSaved runs with what was written and the version of each of its options
 */
export function useSavePrices(
  onSaved: (saved: readonly PriceChange[], versions: ReadonlyMap<number, number>) => void,
) {
  const client = useQueryClient();
  const undo = useUndoChange("products");
  return useMutation({
    mutationFn: (changes: readonly PriceChange[]) =>
      callApi(
        CHANGE_PRICES,
        { query: { partial: true }, body: { rows: rowsOf(changes), reason: "표로 고치기" } },
        crypto.randomUUID(),
      ),
    onSuccess({ change, rows, refused }, sent) {
      const failed = refused.length > 0 ? ` · ${refused.length}개는 못 했어요` : "";
      toasts.show({
        text: `옵션 ${rows.length}개의 값을 바꿨어요${failed}`,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      const left = new Set(refused.map(({ id }) => id));
      onSaved(
        sent.filter(({ option }) => !left.has(option.id)),
        new Map([...rowsOf(sent), ...rows].map(({ id, version }) => [id, version])),
      );
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["products"] }),
        client.invalidateQueries({ queryKey: ["price-check"] }),
      ]),
  });
}
