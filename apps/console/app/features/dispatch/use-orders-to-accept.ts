import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import type { FarmOfDay } from "./use-farms-of-day.ts";

export type OrderToAccept = Reply<"GET /operator/v1/dispatch-farms/{id}/paid-orders">["list"][number];

/** Most orders that are accepted in one call. */
const MOST_ORDERS = 500;

/** Reads the orders that a farm has to accept for a day, asked again when their number changes. */
export function useOrdersToAccept(day: string, { distributor: { id }, paidParcels }: FarmOfDay) {
  return useQuery({
    queryKey: ["dispatch", "paid", day, id, paidParcels],
    queryFn: () => readOrdersToAccept(day, id),
    enabled: paidParcels > 0,
  });
}

/** Reads the orders that a farm has to accept for a day now. */
export function readOrdersToAccept(day: string, id: number) {
  return callApi("GET /operator/v1/dispatch-farms/{id}/paid-orders", {
    path: { id },
    query: { day, take: MOST_ORDERS },
  });
}
