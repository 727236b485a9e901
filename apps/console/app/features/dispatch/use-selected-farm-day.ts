import { useOutletContext } from "react-router";
import type { FarmOfDay } from "./use-farms-of-day.ts";
import type { PaidOrder } from "./use-paid-orders.ts";

export type SelectedFarmDay = { day: string; farm: FarmOfDay; paidOrders: readonly PaidOrder[] };

/** Returns the day, the farm and its orders to accept of the desk that a step is shown in. */
export function useSelectedFarmDay(): SelectedFarmDay {
  return useOutletContext<SelectedFarmDay>();
}
