import { giftLineId } from "@todayfruit/domain/gifts/repeat-lines-for-receivers";
import { splitIntoGiftParts } from "@todayfruit/domain/gifts/split-into-gift-parts";
import type { PaymentMethodType, PgType } from "@todayfruit/domain/payments/payment-method-codes";
import type { QuotedLine } from "@todayfruit/domain/pricing/quote-breakdown-types";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { convertOfferToQuoteLine } from "../../offers/convert-offer-to-quote-line.ts";
import type { OrderAddress } from "../../orders/address/order-address-types.ts";
import type { PricedForm, PricedLine } from "../form/calculate-form-price.ts";
import { computeExpectedReward } from "../form/compute-expected-reward.ts";
import { deriveOrderNameOfForm } from "../form/derive-order-name-of-form.ts";
import { findLatestShipmentDate } from "../form/find-latest-shipment-date.ts";
import type { OrderFormRow } from "../order-forms.repository.ts";
import type { Cash } from "./parse-cash-receipt-request.ts";
import type { GiftRequest } from "./parse-gift-request.ts";
import type { NewGift, NewOrder, NewOrderProduct } from "./place-order.repository.ts";

/** Input of placing a checked form. */
export type OrderPlacement = {
  form: OrderFormRow;
  /** `null` for a gift, whose receivers enter their addresses. */
  address: OrderAddress | null;
  gift: GiftRequest | null;
  priced: PricedForm;
  method: PaymentMethodType;
  pgType: PgType;
  useEscrow: boolean;
} & Cash;

/** Returns the order to write: amounts in 원 from the quote, current names and prices. */
export function buildOrder(
  context: BuyerContext,
  { form, address, gift, priced, method, pgType }: OrderPlacement,
  uuid: string,
): NewOrder {
  const { quote } = priced;
  const now = context.now();
  return {
    uuid,
    user_id: context.buyer.id,
    order_tmp_id: form.id,
    order_name: deriveOrderNameOfForm(priced.lines),
    area: priced.area,
    address,
    memo: address?.memo ?? "",
    utm: form.utm,
    content: form.content,
    variant: context.rules.variant,
    selected_pg: pgType,
    shipping_fee_type: DEFAULT_SHIPPING_FEE_TYPE,
    list_price: quote.listPrice,
    products_price: quote.productsPrice,
    coupon_discount: quote.couponDiscount,
    base_shipping_fee: quote.baseShippingFee,
    area_shipping_fee: quote.areaShippingFee,
    used_point: quote.usedPoint,
    price: quote.price,
    tax_free: quote.taxFree,
    shipping_discounts: quote.bundles.flatMap(({ key, couponDiscount }) =>
      couponDiscount === 0 ? [] : [{ bundle_key: key, amount: couponDiscount }],
    ),
    quote: { bundles: quote.bundles, reasons: quote.reasons },
    expected_reward_point: computeExpectedReward(form, priced, context.buyer).expectedRewardPoint,
    expected_shipment_date: findLatestShipmentDate(priced.lines),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + context.rules.reservationMinutes * 60_000).toISOString(),
    products: productsOf(priced, now),
    gift: gift && giftOf(context, gift, priced),
    method,
    provider: method === "point" ? "point" : "toss",
  };
}

/** Returns the order's products; each receiver of a gift has products of their own. */
function productsOf(priced: PricedForm, now: Date): NewOrderProduct[] {
  const quoted = new Map(priced.quote.lines.map((line) => [line.lineId, line]));
  const places =
    priced.giftCount === null ? [null] : Array.from({ length: priced.giftCount }, (_, index) => index + 1);
  const inScope = new Map(priced.quoteLines.map((line) => [line.lineId, line.inCouponScope ?? true]));
  return places.flatMap((place) => productsOfOne(priced.lines, { quoted, inScope, place, now }));
}

type ProductContext = {
  quoted: ReadonlyMap<string, QuotedLine>;
  inScope: ReadonlyMap<string, boolean>;
  /** Number of the gift's receiver; `null` for no gift. */
  place: number | null;
  now: Date;
};

function productsOfOne(
  lines: readonly PricedLine[],
  { quoted, inScope, place, now }: ProductContext,
): NewOrderProduct[] {
  return [...Map.groupBy(lines, ({ offer }) => offer.id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { offer } = first;
    return {
      position: place,
      product_id: offer.id,
      product_uuid: offer.uuid,
      distributor_id: offer.distributor_id,
      name: offer.name,
      images: offer.images.slice(0, 1),
      distributor_name: offer.distributor_name,
      distributor_region: offer.distributor_region,
      options: own.map(({ line, offer: option, promise, unitPrice }) => ({
        option_id: line.optionId,
        name: option.option_name,
        units: line.units,
        unit_price: unitPrice,
        unit_list_price: Math.max(option.option_list_price, unitPrice),
        shipment_date: option.shipment_date,
        tax_status: option.tax_status,
        shipping: convertOfferToQuoteLine(String(line.optionId), option, line.units, now).shipping,
        // The receiver of a gift is promised a day once their address is known.
        promised_dispatch_on: place === null ? promise.dispatchDate : null,
        promised_arrival_from: place === null ? promise.arrivalFrom : null,
        promised_arrival_to: place === null ? promise.arrivalTo : null,
        ...shareOf(quoted, giftLineId(place, String(line.optionId))),
        in_coupon_scope: inScope.get(giftLineId(place, String(line.optionId))) ?? true,
      })),
    };
  });
}

/** Returns the amount of a line after its share of the discounts, and that amount without VAT; both in 원. */
function shareOf(quoted: ReadonlyMap<string, QuotedLine>, lineId: string) {
  const line = quoted.get(lineId);
  if (!line) throw new Error("A quote has every line that it was made of");
  return { net: line.net, tax_free: line.taxFree };
}

function giftOf({ rules }: BuyerContext, gift: GiftRequest, { quote, quoteLines }: PricedForm): NewGift {
  const parts = splitIntoGiftParts(quote, quoteLines);
  return {
    noti_type: gift.notiType,
    sender_name: gift.senderName,
    message: gift.message,
    card: gift.card,
    receiver_count: gift.receivers.length,
    address_days: rules.giftAddressDays,
    notify_at: gift.notifyAt,
    receivers: parts.map(({ receiver, productsPrice, couponDiscount, shippingFee, price }) => ({
      position: receiver,
      receiver_name: gift.receivers[receiver - 1]?.name ?? "",
      receiver_phone: gift.receivers[receiver - 1]?.phone ?? null,
      products_price: productsPrice,
      coupon_discount: couponDiscount,
      shipping_fee: shippingFee,
      price,
    })),
  };
}
