/**
 * State of a place. `waiting`: its turn has not come; `called`: it is held; `paying`: a payment has begun; `bought`: paid;
 * `expired`: the hold ended; `left`: given up; `missed`: the room closed before its turn.
 */
export const PLACE_STATES = ["waiting", "called", "paying", "bought", "expired", "left", "missed"] as const;

export type PlaceState = (typeof PLACE_STATES)[number];

/** State of a waiting room. `announced`: it cannot be entered yet; `entering`: until the draw; `calling`: places are called. */
export const ROOM_STATES = ["announced", "entering", "calling", "closed", "cancelled"] as const;

export type RoomState = (typeof ROOM_STATES)[number];
