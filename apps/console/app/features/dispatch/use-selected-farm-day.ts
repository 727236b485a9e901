import { useOutletContext } from "react-router";
import type { FarmOfDay } from "./use-farms-of-day.ts";
import type { OrderToAccept } from "./use-orders-to-accept.ts";

export type SelectedFarmDay = { day: string; farm: FarmOfDay; paidOrders: readonly OrderToAccept[] };

/** Returns the day, the farm and its orders to accept of the desk that a step is shown in. */
export function useSelectedFarmDay(): SelectedFarmDay {
  return useOutletContext<SelectedFarmDay>();
}
