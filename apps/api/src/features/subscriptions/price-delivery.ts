import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import { ZERO_WON } from "@todayfruit/domain/money/won";
import { deliveryTermsOf } from "../catalog/map-delivery-terms-and-promise.ts";
import { calculateFormPrice, type PricedForm } from "../checkout/form/calculate-form-price.ts";
import type { OfferRow } from "../offers/find-offers.repository.ts";
import type { OrderAddress } from "../orders/address/order-address-types.ts";

/** Option that is delivered, where and when. */
export type Delivery = {
  optionId: number;
  units: number;
  /** `null`: the mainland. */
  address: Pick<OrderAddress, "zonecode"> | null;
  /** Day of dispatch in KST. */
  dispatchOn: string;
};

export type DeliveryFacts = { now: Date; calendar: DeliveryCalendar };

/** Prices a delivery as the order that it would become now, without coupons; amounts in 원. */
export function priceDelivery(
  { optionId, units, address, dispatchOn }: Delivery,
  offers: ReadonlyMap<number, OfferRow>,
  facts: DeliveryFacts,
): PricedForm {
  const lines = [{ optionId, units, cartOptionId: null, seenPrice: 0, dispatchOn }];
  return calculateFormPrice({ lines, gift_count: null, address }, offers, 0, withoutCoupons, facts);
}

/** Returns what a priced delivery costs: goods before shipping, shipping, and their sum, in 원. */
export function costOf({ quote }: PricedForm): { goodsPrice: number; shippingFee: number; price: number } {
  const { productsPrice, price } = quote;
  return { goodsPrice: productsPrice, shippingFee: price - productsPrice, price };
}

/** Returns the facts by which days of dispatch of an offer are found. */
export function scheduleFactsOf(offer: OfferRow, { now, calendar }: DeliveryFacts) {
  const at = now.toISOString();
  const { farmId, shippingWeekdays, carrierCode } = deliveryTermsOf(offer, null);
  return { sender: { farmId, shippingWeekdays, carrierCode }, calendar, now: at, today: kstDateOf(at) };
}

export type OfferSchedule = ReturnType<typeof scheduleFactsOf>;

function withoutCoupons() {
  return { couponDiscount: ZERO_WON, couponLineIds: new Set<string>(), shippingDiscounts: [] };
}
