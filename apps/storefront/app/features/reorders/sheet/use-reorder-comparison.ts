import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../../api/browser-api.ts";

export type Comparison = Reply<"GET /v1/app-users/orders/{id}/reorder">;
export type ComparedLine = Comparison["lines"][number];

/** Order to buy again, or one of its products. */
export type ReorderTarget = { orderId: number; orderProductId: number | null };

/** Queries an order compared with today's prices and stock, afresh each time the sheet opens. */
export function useReorderComparison({ orderId, orderProductId }: ReorderTarget, isOpen: boolean) {
  return useQuery({
    queryKey: ["reorder", orderId, orderProductId],
    queryFn: () =>
      api("GET /v1/app-users/orders/{id}/reorder", {
        path: { id: orderId },
        query: orderProductId === null ? {} : { orderProductId },
      }),
    enabled: isOpen,
    staleTime: 5_000,
  });
}
