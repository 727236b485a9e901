import type { QuoteLine } from "../pricing/quote-input-types.ts";

/**
 * Builds the lines of a gift: the lines of one receiver, repeated for each receiver. Each part is shipped, priced and
 * refunded separately.
 *
 * @param receivers 1 to 50
 * @example repeatLinesForReceivers([two apples], 3) // three lines "01/…", "02/…", "03/…" of two apples each
 */
export function repeatLinesForReceivers(ofOne: readonly QuoteLine[], receivers: number): QuoteLine[] {
  return Array.from({ length: receivers }, (_, index) => index + 1).flatMap((receiver) =>
    ofOne.map((line) => ({ ...line, receiver, lineId: giftLineId(receiver, line.lineId) })),
  );
}

/**
 * Builds the id of a receiver's line. Two digits keep the ids in order, because shares that cannot be split evenly
 * are rounded in the order of the ids, at purchase and at refund alike.
 *
 * @param receiver `null` when the order is no gift and the line is the buyer's own
 * @example giftLineId(2, "500001") // "02/500001"
 */
export function giftLineId(receiver: number | null, lineId: string): string {
  return receiver === null ? lineId : `${String(receiver).padStart(2, "0")}/${lineId}`;
}
