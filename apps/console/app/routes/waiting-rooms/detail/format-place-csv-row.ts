import { PLACE_STATE_NAMES } from "../../../features/waiting-rooms/room-and-place-state-names.ts";
import type { CsvCell } from "../../../ui/table/rows-to-csv.ts";
import type { PlaceRow } from "./use-places.ts";

/** Heads of the file that explains the order of a room. */
export const PLACE_HEADS = [
  "순서",
  "뽑음",
  "표",
  "해시",
  "회원",
  "온 때",
  "차례",
  "맡아둔 때까지",
  "상태",
  "주문",
  "상자",
  "결제",
] as const;

/** Writes a place as a row of the file; instants are ISO 8601. */
export function placeCells(place: PlaceRow): CsvCell[] {
  return [
    place.number,
    place.isDrawn ? "추첨" : "온 차례",
    place.ticket,
    place.drawHash,
    place.memberId,
    place.cameAt,
    place.calledAt,
    place.heldUntil,
    PLACE_STATE_NAMES[place.state],
    place.orderId,
    place.boughtUnits,
    place.paidAt,
  ];
}
