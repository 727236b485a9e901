import { dayChangeDeadline } from "@todayfruit/domain/gifts/day-change-deadline";
import type { GiftProductRow } from "../gift-products.repository.ts";
import type { GiftRow } from "../gifts.repository.ts";
import { deriveReceiverPermissions } from "./derive-receiver-permissions.ts";

type DayChoice = {
  canChooseDay: boolean;
  /** Day that the receiver chose, `YYYY-MM-DD` in KST; `null`: as soon as possible. */
  chosenDay: string | null;
  /** Instant until which it can be moved; `null` before an address is entered, and when no day is promised. */
  dayChangeUntil: string | null;
};

/**
 * Returns whether the receiver may choose the day now: with the address, and then until the farm packs the gift, at most
 * until 14:00 two days before it arrives.
 */
export function deriveGiftDayChoice(
  gift: GiftRow,
  products: readonly GiftProductRow[],
  now: Date,
): DayChoice {
  const { canEnterAddress, canChangeAddress } = deriveReceiverPermissions(gift, now);
  const arrival = gift.receive_on ?? lastArrivalOf(products);
  const until = arrival === null ? null : dayChangeDeadline(arrival);
  return {
    canChooseDay: canEnterAddress || (canChangeAddress && until !== null && now.toISOString() < until),
    chosenDay: gift.receive_on,
    dayChangeUntil: until,
  };
}

function lastArrivalOf(products: readonly GiftProductRow[]): string | null {
  const days = products.flatMap(({ options }) => options.flatMap((each) => each.promised_arrival_to ?? []));
  return days.toSorted().at(-1) ?? null;
}
