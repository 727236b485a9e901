import type { Services } from "../../../http/handler-context-types.ts";
import { callPlaces } from "./call-places.ts";
import { listDueRooms } from "./draw-place-numbers.repository.ts";
import { drawPlaceNumbers } from "./draw-place-numbers.ts";
import { notifyOfNearTurns } from "./notify-of-near-turns.repository.ts";

/**
 * Draws the rooms whose hour has come, calls their places and tells those whose turn is near; several processes may run it concurrently.
 *
 * @returns number of rooms that are open
 */
export async function runWaitingRooms(services: Services): Promise<number> {
  const due = await listDueRooms(services.db, services.now());
  for (const { id, is_drawn } of due) {
    if (!is_drawn) await drawPlaceNumbers(services, id);
    await callPlaces(services, id);
    await notifyOfNearTurns(services.db, id, { now: services.now(), title: "곧 차례가 와요" });
  }
  return due.length;
}
