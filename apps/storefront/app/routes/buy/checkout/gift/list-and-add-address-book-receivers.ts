import { MAX_GIFT_RECEIVERS } from "@todayfruit/domain/gifts/gift-limits";
import type { TypedReceiver } from "@todayfruit/domain/gifts/receivers/check-receivers";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";

/** Person of an address book; `phone` as digits. */
export type BookedReceiver = TypedReceiver & { isTaken: boolean };

/**
 * Lists the people of an address book to whom the shop can write: one for each mobile number, by name.
 *
 * @param taken receivers entered already
 * @example receiversOfAddressBook([{ receiverName: "박소담", phone: "01023456789" }], []) // [{ name: "박소담", phone: "01023456789", isTaken: false }]
 */
export function receiversOfAddressBook(
  addresses: readonly { receiverName: string; phone: string }[],
  taken: readonly TypedReceiver[],
): BookedReceiver[] {
  const numbers = new Set(taken.map(({ phone }) => digitsOf(phone)));
  const people = new Map<string, BookedReceiver>();
  for (const { receiverName, phone } of addresses) {
    const number = digitsOf(phone);
    if (number === null || people.has(number)) continue;
    people.set(number, { name: receiverName, phone: number, isTaken: numbers.has(number) });
  }
  return [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name, "ko"));
}

/** Adds the picked people in place of empty rows, fifty receivers at most. */
export function withBookedReceivers(
  receivers: readonly TypedReceiver[],
  picked: readonly TypedReceiver[],
): TypedReceiver[] {
  const typed = receivers.filter(({ name, phone }) => name.trim() !== "" || phone.trim() !== "");
  return [...typed, ...picked.map(({ name, phone }) => ({ name, phone }))].slice(0, MAX_GIFT_RECEIVERS);
}

function digitsOf(phone: string): string | null {
  const read = normalizePhone(phone);
  return read.ok ? read.value : null;
}
