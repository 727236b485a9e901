import { giftLines } from "@todayfruit/domain/gifts/gift-lines";
import { type Won, won, ZERO_WON } from "@todayfruit/domain/money/won";
import { quote } from "@todayfruit/domain/pricing/quote";
import type { Quote } from "@todayfruit/domain/pricing/quote-breakdown";
import type { QuoteLine } from "@todayfruit/domain/pricing/quote-input";
import { type AreaType, areaOf } from "@todayfruit/domain/shipping/area";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import { isUndeliverable } from "@todayfruit/domain/shipping/undeliverable";
import { presentUndeliverable } from "../../catalog/product.presenter.ts";
import type { OfferRow } from "../../offers/offers.repository.ts";
import { quoteLineOf } from "../../offers/quote-line.ts";
import type { OrderAddress } from "../../orders/address/order-address.ts";
import type { OrderFormLine, OrderFormRow } from "../order-form.repository.ts";

/** Area of an order without an address; gifts are charged for it wherever they go (`GIFT_AREA_RULE`). */
const MAINLAND: AreaType = "major";

export type PricedLine = { line: OrderFormLine; offer: OfferRow };

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
  undeliverable: OfferRow[];
};

/**
 * Prices the form with current offers at its address, or on the mainland without one. A gift costs that for each
 * receiver.
 *
 * @param discountOf what the picked coupon takes off products of a price
 */
export function priceForm(
  form: Pick<OrderFormRow, "lines" | "gift_count"> & { address: Pick<OrderAddress, "zonecode"> | null },
  offers: ReadonlyMap<number, OfferRow>,
  usedPoint: number,
  discountOf: (productsPrice: Won) => Won,
): PricedForm {
  const { gift_count: giftCount } = form;
  const area = form.address && giftCount === null ? areaOf(form.address.zonecode) : MAINLAND;
  const lines = form.lines.flatMap((line) => {
    const offer = offers.get(line.optionId);
    return offer ? [{ line, offer }] : [];
  });
  const ofOne = lines.map(({ line, offer }) => quoteLineOf(String(line.optionId), offer, line.units));
  const quoteLines = giftCount === null ? ofOne : giftLines(ofOne, giftCount);
  const offeredLines = new Set(lines.map(({ line }) => line));
  return {
    lines,
    gone: form.lines.filter((line) => !offeredLines.has(line)),
    area,
    giftCount,
    quoteLines,
    quote: quoteOf(quoteLines, area, usedPoint, discountOf),
    undeliverable: lines.flatMap(({ offer }) =>
      isUndeliverable(presentUndeliverable(offer), area) ? [offer] : [],
    ),
  };
}

/** Returns the quote with as many of the points as the price allows: more would be refused at payment. */
function quoteOf(
  lines: readonly QuoteLine[],
  area: AreaType,
  usedPoint: number,
  discountOf: (productsPrice: Won) => Won,
): Quote {
  const plain = {
    lines,
    area,
    shippingFeeType: DEFAULT_SHIPPING_FEE_TYPE,
    couponDiscount: ZERO_WON,
  };
  const { productsPrice } = quote({ ...plain, usedPoint: ZERO_WON });
  const base = { ...plain, couponDiscount: discountOf(productsPrice) };
  const withoutPoints = quote({ ...base, usedPoint: ZERO_WON });
  if (usedPoint === 0) return withoutPoints;
  return quote({ ...base, usedPoint: won(Math.min(usedPoint, withoutPoints.price)) });
}
