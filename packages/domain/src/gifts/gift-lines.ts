import type { QuoteLine } from "../pricing/quote-input.ts";

/**
 * The lines of a gift: those of one receiver, once for each of them. Each part is shipped, shared and taken back by
 * itself.
 *
 * @param receivers 1 to 50
 * @example giftLines([two apples], 3) // three lines "01/…", "02/…", "03/…" of two apples each
 */
export function giftLines(ofOne: readonly QuoteLine[], receivers: number): QuoteLine[] {
  return Array.from({ length: receivers }, (_, index) => index + 1).flatMap((receiver) =>
    ofOne.map((line) => ({ ...line, receiver, lineId: giftLineId(receiver, line.lineId) })),
  );
}

/**
 * A line of one receiver. Shares that cannot be split evenly are rounded by the order of these ids, today and when a
 * part comes back; so they are written with two digits.
 *
 * @param receiver `null`: no gift, the line is the buyer's own
 * @example giftLineId(2, "500001") // "02/500001"
 */
export function giftLineId(receiver: number | null, lineId: string): string {
  return receiver === null ? lineId : `${String(receiver).padStart(2, "0")}/${lineId}`;
}
