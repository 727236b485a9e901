import type { WaitingRoom } from "@todayfruit/contract/waiting-rooms/waiting-room";
import { typicalLastNumber } from "@todayfruit/domain/waiting-rooms/estimate-minutes-to-turn";
import { entersAt, HOLD_MINUTES } from "@todayfruit/domain/waiting-rooms/waiting-room-times";
import type { Static } from "typebox";
import { presentSummary } from "../catalog/product.presenter.ts";
import { unitPriceOf } from "../offers/convert-offer-to-quote-line.ts";
import { deriveRoomStateOfRow } from "./derive-room-state-of-row.ts";
import type { RoomRow } from "./find-waiting-room.repository.ts";

/** Presents a waiting room as everyone sees it; the seed is in the row after the draw alone. */
export function presentRoom(row: RoomRow, now: Date): Static<typeof WaitingRoom> {
  const opensAt = row.opens_at.toISOString();
  return {
    id: row.room_id,
    product: presentSummary(row, now),
    optionId: row.option_id,
    optionName: row.option_name,
    price: unitPriceOf(row, now),
    opensAt,
    entersAt: entersAt(opensAt),
    units: row.units,
    perPerson: row.per_person,
    holdMinutes: HOLD_MINUTES,
    state: deriveRoomStateOfRow(row, now),
    seedHash: row.seed_hash,
    seed: row.seed,
    lastBought: row.last_bought,
    pastLastNumber: typicalLastNumber(row.last_numbers),
    pastOpenings: row.last_numbers.length,
    next: row.next && { id: row.next.id, opensAt: new Date(row.next.opensAt).toISOString() },
  };
}
