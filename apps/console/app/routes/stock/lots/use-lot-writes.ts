import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import type { LotRow } from "./use-lots.ts";

type NewLotRow = Input<"POST /operator/v1/stock-lots">["body"]["rows"][number];

function useStockMutation<Fields, Reply>(options: {
  send(fields: Fields, keyOf: (input: unknown) => string): Promise<Reply>;
  onSuccess(reply: Reply, fields: Fields): void;
}) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (fields: Fields) => options.send(fields, keyOf),
    onSuccess: options.onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: ["stock"] }),
  });
}

/** Holds a lot, from which nothing is sent then, or opens it again. */
export function useHoldLot() {
  const undo = useUndoChange("stock");
  return useStockMutation({
    send: ({ id, version, status }: LotRow, keyOf) => {
      const held = status === "held" ? ("open" as const) : ("held" as const);
      const body = {
        rows: [{ id, version, set: { status: held } }],
        reason: held === "held" ? "보류" : "보류 풀기",
      };
      return callApi("PATCH /operator/v1/stock-lots", { body }, keyOf(body));
    },
    onSuccess: ({ change }, { code, status }) =>
      toasts.show({
        text: status === "held" ? `${code} 다시 보내요` : `${code} 멈췄어요`,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      }),
  });
}

/** Corrects the units left of a lot, and the units on hand with them. */
export function useCorrectLot(onDone: () => void) {
  return useStockMutation({
    send: (input: { lot: LotRow; remaining: number; reason: string }, keyOf) => {
      const { lot, remaining, reason } = input;
      const body = { remaining, seenRemaining: lot.remaining, reason };
      return callApi("PUT /operator/v1/stock-lots/{id}/units", { path: { id: lot.id }, body }, keyOf(body));
    },
    onSuccess(_, { lot, remaining }) {
      toasts.show({ text: `${lot.code} 남은 것을 ${remaining.toLocaleString()}개로 고쳤어요` });
      onDone();
    },
  });
}

/** Writes a lot for units on hand that have none. */
export function useAddLot(onDone: () => void) {
  return useStockMutation({
    send: (row: NewLotRow, keyOf) => {
      const body = { rows: [row], reason: "LOT 적기" };
      return callApi("POST /operator/v1/stock-lots", { body }, keyOf(body));
    },
    onSuccess(_, { code }) {
      toasts.show({ text: `${code} 적었어요` });
      onDone();
    },
  });
}

/** Recalls a lot: nothing is sent from it any more, and orders that are not sent get other lots. */
export function useRecallLot(onDone: () => void) {
  return useStockMutation({
    send: ({ lot: { id, version }, reason }: { lot: LotRow; reason: string }, keyOf) => {
      const body = { version, reason };
      return callApi("POST /operator/v1/stock-lots/{id}/recall", { path: { id }, body }, keyOf(body));
    },
    onSuccess({ writtenOff, reallocated }, { lot }) {
      toasts.show({
        text: `${lot.code} 회수했어요 · 재고에서 뺀 것 ${writtenOff}개 · 다른 LOT으로 바꾼 것 ${reallocated}개`,
      });
      onDone();
    },
  });
}

/** Tells the buyers of a lot something, each order once. */
export function useTellLot(onDone: () => void) {
  return useStockMutation({
    send: ({ lot: { id }, text }: { lot: LotRow; text: string }, keyOf) => {
      const body = { text };
      return callApi("POST /operator/v1/stock-lots/{id}/messages", { path: { id }, body }, keyOf(body));
    },
    onSuccess({ told, left }) {
      toasts.show({ text: `${told}건에 알렸어요${left > 0 ? ` · ${left}건이 남았어요` : ""}` });
      onDone();
    },
  });
}
