import type { WaitingRoomStatus } from "@todayfruit/contract/waiting-rooms/waiting-room";
import { won } from "@todayfruit/domain/money/won";
import { computeQuote } from "@todayfruit/domain/pricing/compute-quote";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import { isTurnSure, minutesToTurn } from "@todayfruit/domain/waiting-rooms/estimate-minutes-to-turn";
import type { Static } from "typebox";
import { convertOfferToQuoteLine } from "../../offers/convert-offer-to-quote-line.ts";
import type { OfferRow } from "../../offers/find-offers.repository.ts";
import { deriveRoomStateOfRow } from "../derive-room-state-of-row.ts";
import type { StatusRow } from "./places.repository.ts";

type Status = Static<typeof WaitingRoomStatus>;

/**
 * Presents a room and the own place in it.
 *
 * @param offer the option as this member may buy it; `null` while no place is held
 */
export function presentStatus(row: StatusRow, offer: OfferRow | null, now: Date): Status {
  const state = deriveRoomStateOfRow(row, now);
  return {
    state,
    opensAt: row.opens_at.toISOString(),
    now: now.toISOString(),
    askAgainSeconds: askAgainSeconds(row, state),
    waiting: row.waiting,
    left: row.units - row.sold,
    place: presentPlace(row, offer, now),
  };
}

function presentPlace(row: StatusRow, offer: OfferRow | null, now: Date): Status["place"] {
  if (row.state === null || row.ticket === null) return null;
  const isNumbered = row.state === "waiting" && row.number !== null;
  const free = row.units - row.sold - row.held;
  const { ahead, per_person: perPerson, called, drawn_at } = row;
  const pace =
    drawn_at && isNumbered
      ? minutesToTurn(ahead, { called, drawnAt: drawn_at.toISOString(), now: now.toISOString() })
      : null;
  return {
    state: row.state,
    ticket: row.ticket,
    number: row.number,
    ahead,
    isSure: isNumbered && isTurnSure({ ahead, perPerson, free }),
    minutesLeft: pace,
    heldUntil: row.held_until?.toISOString() ?? null,
    heldUnits: row.held_units,
    wantsNotice: row.wants_notice ?? false,
    boxPrices: row.state === "called" && offer ? boxPricesOf(offer, row.held_units ?? 0, now) : [],
  };
}

/** Returns the sums for 1 to `most` boxes to the mainland, without coupons and points. */
function boxPricesOf(offer: OfferRow, most: number, now: Date) {
  return Array.from({ length: most }, (_, index) => {
    const units = index + 1;
    const { productsPrice, shippingFee, price } = computeQuote({
      lines: [convertOfferToQuoteLine("box", offer, units, now)],
      area: "major",
      shippingFeeType: DEFAULT_SHIPPING_FEE_TYPE,
      couponDiscount: won(0),
      usedPoint: won(0),
    });
    return { units, productsPrice, shippingFee, price };
  });
}

/** Seconds between two questions: short where the turn is near, long where nothing happens. */
function askAgainSeconds(row: StatusRow, state: Status["state"]): number {
  if (state === "closed" || state === "cancelled") return 60;
  if (row.state === "called" || row.state === "paying") return 10;
  if (state === "calling") return row.state === "waiting" && row.ahead <= row.per_person * 20 ? 3 : 5;
  return 10;
}
