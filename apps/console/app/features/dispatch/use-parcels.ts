import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";

export type Parcel = Reply<"GET /operator/v1/packing">["list"][number];

const MOST_PARCELS = 500;

/** Query for the accepted parcels of a farm; each reading is recorded, so it is asked again after changes alone. */
export function parcelsQuery(day: string, distributorId: number) {
  return {
    queryKey: ["dispatch", "parcels", day, distributorId],
    queryFn: () => callApi("GET /operator/v1/packing", { query: { day, distributorId, take: MOST_PARCELS } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  };
}

export function useParcels(day: string, distributorId: number) {
  return useQuery(parcelsQuery(day, distributorId));
}

/** Name of a parcel among those of a farm: a gift has one for each receiver. */
export function keyOf({ orderId, giftToId }: Parcel): string {
  return giftToId === null ? String(orderId) : `${orderId} ${giftToId}`;
}
