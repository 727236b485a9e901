import type { Services } from "../../../http/handler-context-types.ts";
import { lockRoomToDraw, numberPlaces } from "./draw-place-numbers.repository.ts";

/**
 * Draws the order of a room whose hour has come, once, whichever process is first; returns whether this one drew it.
 * Places are ordered by the hash of the seed, which was fixed with the announcement, and their ticket.
 */
export async function drawPlaceNumbers({ db, now, log }: Services, roomId: number): Promise<boolean> {
  const at = now();
  const present = await db.transaction(async (tx) =>
    (await lockRoomToDraw(tx, roomId, at)) ? numberPlaces(tx, roomId, at) : null,
  );
  if (present === null) return false;
  log.info("waiting room drawn", { job: "waiting-rooms", count: present });
  return true;
}
