import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { parcelsQuery } from "../../../features/dispatch/use-parcels.ts";
import type { SelectedFarmDay } from "../../../features/dispatch/use-selected-farm-day.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { findParcels } from "./match-and-validate-pasted-invoice-lines.ts";
import type { PastedLine } from "./parse-pasted-invoice-lines.ts";
import { rowsOf } from "./use-dispatch-dry-run.ts";

type Sending = { lines: readonly PastedLine[]; acceptIds: readonly number[]; key: string };

/**
 * Sends lines in one call, after accepting the orders among them that were not; what cannot be sent stays. The message
 * takes the sending back as long as the buyers were not told.
 *
 * @param onSent order numbers that have left
 */
export function useSendPastedLines(
  { day, farm }: Pick<SelectedFarmDay, "day" | "farm">,
  onSent: (orderNumbers: string[]) => void,
) {
  const client = useQueryClient();
  const undo = useUndoChange("orders");
  return useMutation({
    async mutationFn({ lines, acceptIds, key }: Sending) {
      const orderIds = [...acceptIds];
      if (orderIds.length > 0)
        await callApi(
          "POST /operator/v1/orders/accept",
          { query: { partial: true }, body: { orderIds } },
          `${key}-accept`,
        );
      const query = parcelsQuery(day, farm.distributor.id);
      const { list } =
        orderIds.length > 0
          ? await client.fetchQuery({ ...query, staleTime: 0 })
          : await client.fetchQuery(query);
      const rows = rowsOf(findParcels(lines, list).filter(({ productIds }) => productIds !== null));
      if (rows.length === 0) return { change: null, rows: [], refused: [], sent: [] };
      const reply = await callApi(
        "POST /operator/v1/orders/dispatch",
        { query: { partial: true }, body: { rows } },
        key,
      );
      return { ...reply, sent: reply.rows.map(({ line }) => rows[line - 1]?.orderNumber ?? "") };
    },
    onSuccess({ change, sent }, { lines }) {
      onSent(sent);
      const left = lines.length - sent.length;
      toasts.show({
        text:
          left > 0
            ? `${sent.length}상자를 보냈어요 · ${left}줄은 못 보냈어요`
            : `${sent.length}상자를 보냈어요. 산 분에게 알려요`,
        isFailure: left > 0,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["dispatch"] }),
        client.invalidateQueries({ queryKey: ["orders"] }),
        client.invalidateQueries({ queryKey: ["waiting"] }),
      ]),
  });
}
