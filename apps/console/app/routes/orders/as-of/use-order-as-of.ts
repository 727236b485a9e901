import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type OrderReply = Reply<"GET /operator/v1/orders/{id}/as-of">;
export type OrderAsOf = NonNullable<OrderReply["shown"]>;

/** Reads an order as it was at an instant; `null` is now. */
export function useOrderAsOf(id: number, at: string | null) {
  return useQuery({
    queryKey: ["orders", "as-of", id, at],
    queryFn: () =>
      callApi("GET /operator/v1/orders/{id}/as-of", { path: { id }, query: at === null ? {} : { at } }),
    placeholderData: keepPreviousData,
  });
}
