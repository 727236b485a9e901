import { giftLineId } from "@todayfruit/domain/gifts/gift-lines";
import { giftParts } from "@todayfruit/domain/gifts/gift-parts";
import type { PaymentMethodType, PgType } from "@todayfruit/domain/payments/choose-method";
import type { QuotedLine } from "@todayfruit/domain/pricing/quoted";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import type { BuyerContext } from "../../../http/context.ts";
import { priceOf, quoteLineOf } from "../../offers/offer.presenter.ts";
import { latestShipment, nameOf, rewardOf } from "../order-tmp.presenter.ts";
import type { OrderTmpRow, TmpAddress } from "../order-tmp.repository.ts";
import type { PricedForm, PricedLine } from "../price-form.ts";
import type { GiftWish } from "./gift-wish.ts";
import type { NewGift, NewOrder, NewOrderProduct } from "./place-order.repository.ts";
import type { Cash } from "./receipt-wish.ts";

/** Input of placing a checked form. */
export type Placing = {
  form: OrderTmpRow;
  /** `null` for a gift, whose receivers enter their addresses. */
  address: TmpAddress | null;
  gift: GiftWish | null;
  priced: PricedForm;
  method: PaymentMethodType;
  pgType: PgType;
  useEscrow: boolean;
} & Cash;

/** Returns the order to write: amounts in 원 from the quote, current names and prices. */
export function newOrder(
  context: BuyerContext,
  { form, address, gift, priced, method, pgType }: Placing,
  uuid: string,
): NewOrder {
  const { quote } = priced;
  const now = context.now();
  return {
    uuid,
    userId: context.buyer.id,
    orderTmpId: form.id,
    orderName: nameOf(priced.lines),
    area: priced.area,
    address,
    memo: address?.memo ?? "",
    utm: form.utm,
    selectedPg: pgType,
    shippingFeeType: DEFAULT_SHIPPING_FEE_TYPE,
    amounts: quote,
    quote: { bundles: quote.bundles, reasons: quote.reasons },
    expectedRewardPoint: rewardOf(form, priced, context.buyer).expectedRewardPoint,
    expectedShipmentDate: latestShipment(priced.lines, now),
    products: productsOf(priced),
    gift: gift && giftOf(context, gift, priced),
    method,
    provider: method === "point" ? "point" : "toss",
    now,
    expiresAt: new Date(now.getTime() + context.rules.reservationMinutes * 60_000),
  };
}

/** Returns the order's products; each receiver of a gift has products of their own. */
function productsOf(priced: PricedForm): NewOrderProduct[] {
  const quoted = new Map(priced.quote.lines.map((line) => [line.lineId, line]));
  const places =
    priced.giftCount === null ? [null] : Array.from({ length: priced.giftCount }, (_, index) => index + 1);
  return places.flatMap((place) => productsOfOne(priced.lines, quoted, place));
}

function productsOfOne(
  lines: readonly PricedLine[],
  quoted: ReadonlyMap<string, QuotedLine>,
  place: number | null,
): NewOrderProduct[] {
  return [...Map.groupBy(lines, ({ offer }) => offer.id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { offer } = first;
    return {
      place,
      product_id: offer.id,
      product_uuid: offer.uuid,
      distributor_id: offer.distributor_id,
      name: offer.name,
      images: offer.images.slice(0, 1),
      distributor_name: offer.distributor_name,
      distributor_region: offer.distributor_region,
      options: own.map(({ line, offer: option }) => ({
        option_id: line.optionId,
        name: option.option_name,
        units: line.units,
        unit_price: priceOf(option),
        unit_list_price: Math.max(option.option_list_price, priceOf(option)),
        shipment_date: option.shipment_date,
        tax_status: option.tax_status,
        shipping: quoteLineOf(String(line.optionId), option, line.units).shipping,
        ...shareOf(quoted, giftLineId(place, String(line.optionId))),
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

function giftOf({ rules }: BuyerContext, gift: GiftWish, { quote, quoteLines }: PricedForm): NewGift {
  const parts = giftParts(quote, quoteLines);
  return {
    noti_type: gift.notiType,
    sender_name: gift.senderName,
    message: gift.message,
    card: gift.card,
    receiver_count: gift.receivers.length,
    address_days: rules.giftAddressDays,
    receivers: parts.map(({ receiver, productsPrice, couponDiscount, shippingFee, price }) => ({
      place: receiver,
      receiver_name: gift.receivers[receiver - 1]?.name ?? "",
      receiver_phone: gift.receivers[receiver - 1]?.phone ?? null,
      products_price: productsPrice,
      coupon_discount: couponDiscount,
      shipping_fee: shippingFee,
      price,
    })),
  };
}
