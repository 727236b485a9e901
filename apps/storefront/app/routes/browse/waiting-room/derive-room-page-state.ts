import type { Reply } from "@todayfruit/contract/all-calls";

export type Room = Reply<"GET /v1/waiting-rooms/{id}">;
export type Status = Reply<"GET /v1/waiting-rooms/{id}/place">;

/**
 * State of the page. `announced`: cannot be entered yet; `entering`: in the room before the draw; `drawn`: the boxes suffice
 * for sure; `maybe`: they may not; `hold`: the turn has come; `paying`, `bought`, `expired`, `left`, `missed`: how the place
 * goes on; `over`: closed without a place; `cancelled`: the opening was cancelled.
 */
export type RoomPageState =
  | "announced"
  | "entering"
  | "drawn"
  | "maybe"
  | "hold"
  | "paying"
  | "bought"
  | "expired"
  | "left"
  | "missed"
  | "over"
  | "cancelled";

/**
 * Determines what the page shows of a room and the own place.
 *
 * @param status `null` for a guest and until it is loaded
 * @example a numbered place, the boxes suffice for sure // "drawn"
 */
export function deriveRoomPageState(room: Pick<Room, "state">, status: Status | null): RoomPageState {
  const state = status?.state ?? room.state;
  const place = status?.place ?? null;
  if (place?.state === "bought") return "bought";
  if (state === "cancelled") return "cancelled";
  if (place?.state === "paying" || place?.state === "missed") return place.state;
  if (place?.state === "called") return "hold";
  if (state === "closed") return "over";
  if (state === "announced") return "announced";
  if (place?.state === "expired" || place?.state === "left") return place.state;
  if (place === null || place.number === null) return "entering";
  return place.isSure ? "drawn" : "maybe";
}
