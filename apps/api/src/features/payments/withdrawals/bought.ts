import { giftLineId } from "@todayfruit/domain/gifts/gift-lines";
import { won } from "@todayfruit/domain/money/won";
import type { Bought, Given } from "@todayfruit/domain/refunds/refund";
import type { BoughtProduct, GivenRow, OrderRow } from "./withdrawals.repository.ts";

/**
 * An order as the rules of refunds read it, with the prices, terms and coupon of its day. A product in it is one of the
 * order (`order_product.id`): a gift has the same product once for each receiver.
 */
export function boughtOf(order: OrderRow, products: readonly BoughtProduct[]): Bought {
  return {
    area: order.area,
    chargedArea: order.charged_area,
    shippingFeeType: order.shipping_fee_type,
    couponDiscount: won(order.coupon_discount),
    couponMinPrice: won(order.coupon_min_price),
    usedPoint: won(order.used_point),
    price: won(order.price),
    taxFree: won(order.tax_free),
    lines: products.flatMap((product) =>
      product.options.map((option) => ({
        lineId: lineIdOf(product, option.option_id),
        productId: product.id,
        optionId: option.option_id,
        distributorId: product.distributor_id,
        unitPrice: won(option.unit_price),
        unitListPrice: won(option.unit_list_price),
        units: option.units,
        taxStatus: option.tax_status,
        shipping: option.shipping,
        ...(product.receiver === null ? {} : { receiver: product.receiver }),
      })),
    ),
  };
}

/** The line of an option as the order was quoted with it. */
export function lineIdOf({ receiver }: Pick<BoughtProduct, "receiver">, optionId: number): string {
  return giftLineId(receiver, String(optionId));
}

/** What cancels and claims gave back so far. */
export function givenOf(
  products: readonly BoughtProduct[],
  { money, points, tax_free, claimed }: GivenRow,
): Given {
  return {
    productIds: products.filter(({ is_withdrawn }) => is_withdrawn).map(({ id }) => id),
    money: won(money),
    points: won(points),
    taxFree: won(tax_free),
    claimed: won(claimed),
  };
}
