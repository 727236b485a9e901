import type { DeliveryPromise } from "@todayfruit/domain/delivery/compute-delivery-promise";
import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import { repeatLinesForReceivers } from "@todayfruit/domain/gifts/repeat-lines-for-receivers";
import { won, ZERO_WON } from "@todayfruit/domain/money/won";
import { productsPriceOf } from "@todayfruit/domain/pricing/compute-line-price-and-list-price";
import { computeQuote } from "@todayfruit/domain/pricing/compute-quote";
import type { Quote } from "@todayfruit/domain/pricing/quote-breakdown-types";
import type { QuoteLine } from "@todayfruit/domain/pricing/quote-input-types";
import { type AreaType, areaOf } from "@todayfruit/domain/shipping/area-of-zonecode";
import { isUndeliverable } from "@todayfruit/domain/shipping/is-undeliverable";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import { presentUndeliverable } from "../../catalog/product.presenter.ts";
import type { CouponDiscounts, CouponGoods } from "../../coupons/derive-form-coupons-and-discounts.ts";
import { computeDeliveryPromiseOfOffer } from "../../offers/compute-delivery-promise-of-offer.ts";
import { convertOfferToQuoteLine, unitPriceOf } from "../../offers/convert-offer-to-quote-line.ts";
import type { OfferRow } from "../../offers/find-offers.repository.ts";
import type { OrderAddress } from "../../orders/address/order-address-types.ts";
import type { OrderFormLine, OrderFormRow } from "../order-forms.repository.ts";

/** Area of an order without an address; gifts are charged for it wherever they go (`GIFT_AREA_RULE`). */
const MAINLAND: AreaType = "major";

/** Line with its offer, its promise and the price of one unit at the instant of pricing, in 원. */
export type PricedLine = {
  line: OrderFormLine;
  offer: OfferRow;
  promise: DeliveryPromise;
  unitPrice: number;
};

export type PricedForm = {
  lines: PricedLine[];
  /** Wanted options that are no longer offered. */
  gone: OrderFormLine[];
  area: AreaType;
  /**
   * Number of receivers of a gift; `null` for an order to the buyer. `lines` are of one receiver, the quote is of all.
   */
  giftCount: number | null;
  quoteLines: QuoteLine[];
  quote: Quote;
  /** The goods and shipping fees before coupons, as coupons look at them. */
  couponGoods: CouponGoods;
  calendar: DeliveryCalendar;
  undeliverable: OfferRow[];
};

/**
 * Prices the form with current offers at its address, or on the mainland without one. A gift costs that for each
 * receiver.
 *
 * @param discountsOf discounts of the selected coupons on an order
 */
export function calculateFormPrice(
  form: Pick<OrderFormRow, "lines" | "gift_count"> & { address: Pick<OrderAddress, "zonecode"> | null },
  offers: ReadonlyMap<number, OfferRow>,
  usedPoint: number,
  discountsOf: (goods: CouponGoods) => CouponDiscounts,
  { now, calendar }: { now: Date; calendar: DeliveryCalendar },
): PricedForm {
  const { gift_count: giftCount } = form;
  const area =
    form.address && giftCount === null ? areaOf(form.address.zonecode, calendar.remoteAreas) : MAINLAND;
  const selected = form.lines.flatMap((line) => offerOf(line, offers) ?? []);
  const lines = form.lines.flatMap((line) => {
    const offer = offerOf(line, offers);
    if (!offer) return [];
    const promise = computeDeliveryPromiseOfOffer(offer, selected, { area, now, calendar });
    return [{ line, offer, promise, unitPrice: unitPriceOf(offer, now) }];
  });
  const ofOne = lines.map(({ line, offer }) =>
    convertOfferToQuoteLine(String(line.optionId), offer, line.units, now),
  );
  const quoteLines = giftCount === null ? ofOne : repeatLinesForReceivers(ofOne, giftCount);
  const priced = quoteOf(
    { lines: quoteLines, area, lineGoods: lineGoodsOf(quoteLines, lines) },
    usedPoint,
    discountsOf,
  );
  const offeredLines = new Set(lines.map(({ line }) => line));
  return {
    lines,
    gone: form.lines.filter((line) => !offeredLines.has(line)),
    area,
    giftCount,
    ...priced,
    calendar,
    undeliverable: lines.flatMap(({ offer }) =>
      isUndeliverable(presentUndeliverable(offer), area) ? [offer] : [],
    ),
  };
}

/** Returns the offer of a line; what is delivered by subscription has the day of its delivery as 출고일. */
function offerOf(
  { optionId, dispatchOn }: OrderFormLine,
  offers: ReadonlyMap<number, OfferRow>,
): OfferRow | null {
  const offer = offers.get(optionId);
  if (!offer) return null;
  return dispatchOn === undefined ? offer : { ...offer, shipment_date: offer.shipment_date ?? dispatchOn };
}

/** Returns the lines as coupons look at them. */
function lineGoodsOf(quoteLines: readonly QuoteLine[], lines: readonly PricedLine[]): CouponGoods["lines"] {
  const categories = new Map(
    lines.map(({ offer }) => [offer.id, [offer.category_id, offer.parent_id].filter((id) => id !== null)]),
  );
  return quoteLines.map((line) => ({
    lineId: line.lineId,
    productId: line.productId,
    distributorId: line.distributorId,
    categoryIds: categories.get(line.productId) ?? [],
    productsPrice: productsPriceOf(line),
  }));
}

type Wanted = { lines: readonly QuoteLine[]; area: AreaType; lineGoods: CouponGoods["lines"] };

/** Returns the quote with as many of the points as the price allows: more would be refused at payment. */
function quoteOf(
  { lines, area, lineGoods }: Wanted,
  usedPoint: number,
  discountsOf: (goods: CouponGoods) => CouponDiscounts,
): Pick<PricedForm, "quote" | "quoteLines" | "couponGoods"> {
  const plain = { area, shippingFeeType: DEFAULT_SHIPPING_FEE_TYPE };
  const { bundles } = computeQuote({ ...plain, lines, couponDiscount: ZERO_WON, usedPoint: ZERO_WON });
  const couponGoods = { lines: lineGoods, bundles };
  const { couponDiscount, couponLineIds, shippingDiscounts } = discountsOf(couponGoods);
  const quoteLines = lines.map((line) =>
    couponDiscount === 0 ? line : { ...line, inCouponScope: couponLineIds.has(line.lineId) },
  );
  const base = { ...plain, lines: quoteLines, couponDiscount, shippingDiscounts };
  const withoutPoints = computeQuote({ ...base, usedPoint: ZERO_WON });
  const most = won(Math.min(usedPoint, withoutPoints.price));
  return {
    couponGoods,
    quoteLines,
    quote: usedPoint === 0 ? withoutPoints : computeQuote({ ...base, usedPoint: most }),
  };
}
