import type { PaymentMethodType, PgType } from "@todayfruit/domain/payments/choose-method";
import type { QuotedLine } from "@todayfruit/domain/pricing/quoted";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import type { BuyerContext } from "../../../http/context.ts";
import { priceOf, quoteLineOf } from "../../offers/offer.presenter.ts";
import { latestShipment, nameOf, rewardOf } from "../order-tmp.presenter.ts";
import type { OrderTmpRow, TmpAddress } from "../order-tmp.repository.ts";
import type { PricedForm } from "../price-form.ts";
import type { NewOrder, NewOrderProduct } from "./place-order.repository.ts";
import type { Cash } from "./receipt-wish.ts";

/** What a checked form is to be ordered with. */
export type Placing = {
  form: OrderTmpRow;
  address: TmpAddress;
  priced: PricedForm;
  method: PaymentMethodType;
  pgType: PgType;
  useEscrow: boolean;
} & Cash;

/** The order as it is written: amounts in 원 as the quote said them, names and prices of this day. */
export function newOrder(
  context: BuyerContext,
  { form, address, priced, method, pgType }: Placing,
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
    memo: address.memo,
    utm: form.utm,
    selectedPg: pgType,
    shippingFeeType: DEFAULT_SHIPPING_FEE_TYPE,
    amounts: quote,
    quote: { bundles: quote.bundles, reasons: quote.reasons },
    expectedRewardPoint: rewardOf(form, priced, context.buyer).expectedRewardPoint,
    expectedShipmentDate: latestShipment(priced.lines, now),
    products: productsOf(priced),
    method,
    provider: method === "point" ? "point" : "toss",
    now,
    expiresAt: new Date(now.getTime() + context.rules.reservationMinutes * 60_000),
  };
}

function productsOf({ lines, quote }: PricedForm): NewOrderProduct[] {
  const quoted = new Map(quote.lines.map((line) => [line.lineId, line]));
  return [...Map.groupBy(lines, ({ offer }) => offer.id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { offer } = first;
    return {
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
        ...shareOf(quoted, line.optionId),
      })),
    };
  });
}

/** What a line pays after its share of the discounts, and how much of that is without VAT; both in 원. */
function shareOf(quoted: ReadonlyMap<string, QuotedLine>, optionId: number) {
  const line = quoted.get(String(optionId));
  if (!line) throw new Error("A quote has every line that it was made of");
  return { net: line.net, tax_free: line.taxFree };
}
