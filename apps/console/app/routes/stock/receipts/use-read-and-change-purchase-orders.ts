import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

export type PurchaseOrder = Reply<"GET /operator/v1/purchase-orders">["list"][number];
export type ReceivedLine = Input<"POST /operator/v1/purchase-orders/{id}/receipts">["body"]["lines"][number];
type NewOrder = Input<"POST /operator/v1/purchase-orders">["body"];
type Receipt = { order: PurchaseOrder; lines: ReceivedLine[]; isLast: boolean; acceptsMore: boolean };

const AGAIN_MS = 5000;
const ROWS = 50;

/** Reads orders at farms, the newest first, fifty more at each end. */
export const usePurchaseOrders = (status: PurchaseOrder["status"] | null) =>
  useInfiniteQuery({
    queryKey: ["stock", "purchases", status],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/purchase-orders", {
        query: {
          take: ROWS,
          ...(status !== null && { status }),
          ...(pageParam !== null && { nextPage: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });

/** Orders goods at a farm; the stock rises once they come. */
export function useOrderGoods(onDone: () => void) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewOrder) => callApi("POST /operator/v1/purchase-orders", { body }, keyOf(body)),
    onSuccess() {
      toasts.show({ text: "발주를 넣었어요" });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["stock"] }),
  });
}

/** Writes what came of an order, which raises the stock. */
export function useReceiveGoods(onDone: () => void) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ order: { id, version }, lines, isLast, acceptsMore }: Receipt) => {
      const body = { version, lines, isLast, acceptsMore, reason: "들어온 것 적기" };
      return callApi("POST /operator/v1/purchase-orders/{id}/receipts", { path: { id }, body }, keyOf(body));
    },
    onSuccess(_, { lines }) {
      const units = lines.reduce((sum, line) => sum + line.units, 0);
      toasts.show({ text: `${units.toLocaleString()}개 들였어요` });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["stock"] }),
  });
}

/** Ends an order of which nothing more comes. */
export function useCloseOrder() {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, version }: PurchaseOrder) => {
      const body = { version, reason: "더 들어오지 않아요" };
      return callApi("PUT /operator/v1/purchase-orders/{id}/close", { path: { id }, body }, keyOf(body));
    },
    onSuccess: () => toasts.show({ text: "발주를 끝냈어요" }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["stock"] }),
  });
}
