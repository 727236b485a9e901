import type {
  OperatorWaitingRoom,
  OperatorWaitingRoomPlace,
} from "@todayfruit/contract/waiting-rooms/operator-waiting-rooms.calls";
import type { Static } from "typebox";
import { deriveRoomStateOfRow } from "../derive-room-state-of-row.ts";
import type { OperatorPlaceRow, OperatorRoomRow } from "./operator-rooms-and-places.repository.ts";

/** Presents a waiting room with its live numbers. */
export function presentOperatorRoom(row: OperatorRoomRow, now: Date): Static<typeof OperatorWaitingRoom> {
  const { people } = row;
  return {
    id: row.id,
    version: row.version,
    optionId: row.option_id,
    opensAt: row.opens_at.toISOString(),
    units: row.units,
    perPerson: row.per_person,
    atOnce: row.at_once,
    isCancelled: row.is_cancelled,
    productId: row.product_id,
    productName: row.product_name,
    optionName: row.option_name,
    state: deriveRoomStateOfRow(row, now),
    drawnAt: row.drawn_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    people: {
      waiting: people.waiting ?? 0,
      called: people.called ?? 0,
      paying: people.paying ?? 0,
      bought: people.bought ?? 0,
      expired: people.expired ?? 0,
      left: people.left ?? 0,
      missed: people.missed ?? 0,
    },
    held: row.held,
    sold: row.sold,
    seedHash: row.seed_hash,
    seed: row.seed,
  };
}

/** Presents a place as the explanation of its number. */
export function presentOperatorPlace(row: OperatorPlaceRow): Static<typeof OperatorWaitingRoomPlace> {
  return {
    id: row.id,
    memberId: row.user_id,
    ticket: row.ticket,
    state: row.state,
    cameAt: row.came_at.toISOString(),
    isDrawn: row.is_drawn,
    number: row.number,
    drawHash: row.draw_hash,
    calledAt: row.called_at?.toISOString() ?? null,
    heldUntil: row.held_until?.toISOString() ?? null,
    heldUnits: row.held_units,
    orderId: row.order_id,
    boughtUnits: row.order_units,
    paidAt: row.paid_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
