import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import { canGoTo } from "@todayfruit/domain/gifts/gift-area-rules";
import { checkGiftSwap, type GiftSwapRefusal } from "@todayfruit/domain/gifts/swaps/check-gift-swap";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import { areaOf } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { ShippingFeeType } from "@todayfruit/domain/shipping/shipping-fee-type";
import type { Runner } from "../../../db/database.ts";
import { daysWithTerms, listGiftLines } from "../../delivery-promises/list-and-promise-gift-days.ts";
import { convertOfferToQuoteLine } from "../../offers/convert-offer-to-quote-line.ts";
import { findOffers, type OfferRow } from "../../offers/find-offers.repository.ts";
import { findPurchaseRestrictionOfOffer } from "../../offers/find-purchase-restriction-of-offer.ts";
import type { GiftRow } from "../gifts.repository.ts";
import type { ProductLine } from "./list-lines-of-gift.ts";

/** A receiver is nobody's account: what wants a grade, an app or a share first is not offered. */
const ANYBODY: Parameters<typeof findPurchaseRestrictionOfOffer>[2] = { buyer: null, platform: "web" };
const NOBODYS_ID = 0;

/** Gift whose line is swapped, with its other lines and how they are sent. */
export type SwappedGift = {
  gift: GiftRow;
  lines: readonly ProductLine[];
  feeType: ShippingFeeType;
  now: Date;
  calendar: DeliveryCalendar;
};

/** Option for which a line may be swapped, and the first day (KST) on which it then arrives. */
export type OfferedSwapRow = { offer: OfferRow; firstDay: string };
/** Option that a line may be swapped for, or why it may not. */
export type CheckedOffer = Result<OfferedSwapRow, GiftSwapRefusal | "GIFT_DAY_UNAVAILABLE", undefined>;

/** Returns the area of a gift: before an address is entered the mainland. */
export function areaOfGift({ address }: Pick<GiftRow, "address">, calendar: DeliveryCalendar): AreaType {
  return address === null ? "major" : areaOf(address.zonecode, calendar.remoteAreas);
}

/**
 * Checks which of these options each line may be swapped for, now, and when they would arrive: on the day that the receiver
 * chose, or on any where none is chosen.
 *
 * @returns by line, in the order of the lines, what is said of each option
 */
export async function checkOffers(
  db: Runner,
  swapped: SwappedGift,
  lines: readonly ProductLine[],
  optionIds: readonly number[],
): Promise<Map<number, CheckedOffer>[]> {
  const { gift, calendar, now } = swapped;
  const offers = await findOffers(db, optionIds, NOBODYS_ID);
  const sent = await listGiftLines(db, { orderId: gift.order_id, giftId: gift.id });
  const of = { area: areaOfGift(gift, calendar), now, calendar };
  const checkOffer = (line: ProductLine, offer: OfferRow | undefined): CheckedOffer => {
    if (!offer) return refuse("GIFT_SWAP_UNAVAILABLE");
    const checked = check(swapped, line, offer, of.area);
    if (!checked.ok) return checked;
    const days = daysWithTerms(sent, of, { lineId: line.id, terms: offer }).map(({ day }) => day);
    const firstDay = gift.receive_on === null ? days[0] : days.find((day) => day === gift.receive_on);
    return firstDay === undefined ? refuse("GIFT_DAY_UNAVAILABLE") : ok({ offer, firstDay });
  };
  return lines.map((line) => new Map(optionIds.map((id) => [id, checkOffer(line, offers.get(id))])));
}

function check(
  { lines, feeType, now }: SwappedGift,
  line: ProductLine,
  offer: OfferRow,
  area: AreaType,
): Result<null, GiftSwapRefusal> {
  const { productId, distributorId, unitPrice, taxStatus, shipping } = convertOfferToQuoteLine(
    "",
    offer,
    line.units,
    now,
  );
  const flags = {
    primaryArea: offer.undeliverable_primary_area,
    secondaryArea: offer.undeliverable_secondary_area,
    thirdArea: offer.undeliverable_third_area,
  };
  const offered = {
    productId,
    distributorId,
    unitPrice,
    taxStatus,
    shipping,
    restriction: findPurchaseRestrictionOfOffer(offer, line.units, ANYBODY, now),
    shipmentDate: offer.shipment_date,
    isReached: canGoTo([flags], area),
  };
  return checkGiftSwap(line, offered, lines, feeType);
}
