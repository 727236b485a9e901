import { deriveWaitingRoomState } from "@todayfruit/domain/waiting-rooms/derive-waiting-room-state";

type RoomColumns = { opens_at: Date; drawn_at: Date | null; closed_at: Date | null; is_cancelled: boolean };

/** Returns the state of a room by its row at an instant. */
export function deriveRoomStateOfRow(row: RoomColumns, now: Date) {
  const facts = {
    opensAt: row.opens_at.toISOString(),
    drawnAt: row.drawn_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    isCancelled: row.is_cancelled,
  };
  return deriveWaitingRoomState(facts, now.toISOString());
}
