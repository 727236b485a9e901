import { heldUntil } from "@todayfruit/domain/waiting-rooms/waiting-room-times";
import type { Services } from "../../../http/handler-context-types.ts";
import { callNext, closeIfEnded, findLastCall, lockRoomToCall } from "./call-places.repository.ts";

/**
 * Ends the holds of a room whose time is over, calls the next places in their order, and closes the room when it is sold
 * out or nobody waits any more. One transaction: a process that dies leaves the room as it was.
 *
 * Counts a hold from the time after the lock, and never from before the last call: a process that waited for another one,
 * or whose clock is behind, would write a later number as called earlier.
 */
export async function callPlaces({ db, now, log }: Services, roomId: number): Promise<void> {
  const done = await db.transaction(async (tx) => {
    if (!(await lockRoomToCall(tx, roomId))) return null;
    const lastCall = await findLastCall(tx, roomId);
    const at = new Date(Math.max(now().getTime(), lastCall?.getTime() ?? 0));
    const called = await callNext(tx, roomId, { now: at, heldUntil: heldUntil(at.toISOString()) });
    return { called, isClosed: await closeIfEnded(tx, roomId, at) };
  });
  if (done?.isClosed) log.info("waiting room closed", { job: "waiting-rooms" });
}
