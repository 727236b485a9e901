import type { ShippingDiscount } from "@todayfruit/domain/coupons/split-shipping-discount";
import { giftLineId } from "@todayfruit/domain/gifts/repeat-lines-for-receivers";
import { won } from "@todayfruit/domain/money/won";
import type { Bought, RefundedSoFar } from "@todayfruit/domain/refunds/compute-refund";
import { bundleKeyOf } from "@todayfruit/domain/shipping/group-lines-into-bundles";
import type { GivenRow, OrderRow, PurchasedProduct } from "./cancellable-orders.repository.ts";

/**
 * Builds the input of the refund rules from the order's stored prices, terms and coupon. A product is identified by
 * `order_product.id`: a gift contains the same product once for each receiver. One that was swapped counts as what was bought.
 */
export function buildRefundInputOfOrder(order: OrderRow, products: readonly PurchasedProduct[]): Bought {
  return {
    area: order.area,
    chargedArea: order.charged_area,
    shippingFeeType: order.shipping_fee_type,
    couponDiscount: won(order.coupon_discount),
    couponMinPrice: won(order.coupon_min_price),
    shippingDiscounts: shippingDiscountsOf(order, products),
    shippingCouponMinPrice: won(order.shipping_coupon_min_price),
    usedPoint: won(order.used_point),
    price: won(order.price),
    taxFree: won(order.tax_free),
    lines: products.flatMap((product) =>
      product.options.map((option) => ({
        lineId: lineIdOf(product, option.option_id),
        productId: product.id,
        optionId: option.option_id,
        distributorId: product.bought?.distributor_id ?? product.distributor_id,
        unitPrice: won(option.unit_price),
        unitListPrice: won(option.unit_list_price),
        units: option.units,
        taxStatus: option.tax_status,
        inCouponScope: option.in_coupon_scope,
        shipping: option.shipping,
        ...(product.receiver === null ? {} : { receiver: product.receiver }),
      })),
    ),
  };
}

/** Returns the parts of the shipping coupon by the bundles of the order's rows; they are stored by those of the quote. */
function shippingDiscountsOf(
  { shipping_discounts, shipping_fee_type }: OrderRow,
  products: readonly PurchasedProduct[],
): ShippingDiscount[] {
  const keys = new Map(
    products.flatMap((product) =>
      product.options.map(({ shipping }) => {
        const { id, receiver } = product;
        const { product_id, distributor_id: distributorId } = product.bought ?? product;
        const own = { distributorId, shipping, ...(receiver === null ? {} : { receiver }) };
        return [
          bundleKeyOf({ ...own, productId: product_id }, shipping_fee_type),
          bundleKeyOf({ ...own, productId: id }, shipping_fee_type),
        ] as const;
      }),
    ),
  );
  return shipping_discounts.map(({ bundleKey, amount }) => ({
    bundleKey: keys.get(bundleKey) ?? bundleKey,
    amount: won(amount),
  }));
}

/** Returns the line id of an option as quoted: of a swapped gift by the option that was bought. */
export function lineIdOf(
  { receiver, bought }: Pick<PurchasedProduct, "bought" | "receiver">,
  optionId: number,
): string {
  return giftLineId(receiver, String(bought?.option_id ?? optionId));
}

/** Sums what cancels and claims refunded so far. */
export function givenOf(
  products: readonly PurchasedProduct[],
  { money, points, tax_free, claimed }: GivenRow,
): RefundedSoFar {
  return {
    productIds: products.filter(({ is_withdrawn }) => is_withdrawn).map(({ id }) => id),
    money: won(money),
    points: won(points),
    taxFree: won(tax_free),
    claimed: won(claimed),
  };
}
