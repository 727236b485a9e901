import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type ShownOrder = Reply<"GET /operator/v1/orders/{id}">;
export type OrderLine = ShownOrder["order"]["orderItemProducts"][number];

/** Reads one order with what has happened to it. */
export function useOrder(id: number) {
  return useQuery({
    queryKey: ["orders", "one", id],
    queryFn: () => callApi("GET /operator/v1/orders/{id}", { path: { id } }),
  });
}
