import { useOutletContext } from "react-router";
import type { FarmOfDay } from "./use-farms-of-day.ts";

export type DeskOfFarm = { day: string; farm: FarmOfDay };

/** Returns the day and the farm of the desk that a step is shown in. */
export function useDesk(): DeskOfFarm {
  return useOutletContext<DeskOfFarm>();
}
