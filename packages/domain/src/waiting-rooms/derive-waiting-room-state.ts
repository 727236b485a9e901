import { instantOf } from "../calendar/kst.ts";
import type { RoomState } from "./place-and-room-states.ts";
import { entersAt } from "./waiting-room-times.ts";

export type RoomFacts = {
  opensAt: string;
  drawnAt: string | null;
  closedAt: string | null;
  isCancelled: boolean;
};

/**
 * Returns the state of a waiting room at an instant. A room whose hour has come stays `entering` until its order is drawn.
 *
 * @example an opening at 20:00, at 19:30 // "entering"
 */
export function deriveWaitingRoomState(
  { opensAt, drawnAt, closedAt, isCancelled }: RoomFacts,
  now: string,
): RoomState {
  if (closedAt !== null) return "closed";
  if (isCancelled) return "cancelled";
  if (drawnAt !== null) return "calling";
  return instantOf(now) < instantOf(entersAt(opensAt)) ? "announced" : "entering";
}
