import { SHIPPING_FEE_TYPES } from "@todayfruit/domain/shipping/shipping-fee-type";
import { Type } from "typebox";
import { AreaFlags, DistributorName, Option, Product, ProductSummary } from "../catalog/product.ts";
import { Count, closed, Id, Money, nullable, oneOf, Text } from "../common-schemas.ts";
import { PriceExplanation } from "./price-explanation.ts";

export const PURCHASE_BLOCKS = [
  "PRODUCT_NOT_ON_SALE",
  "SOLD_OUT",
  "NOT_ENOUGH_STOCK",
  "APP_ONLY",
  "GRADE_TOO_LOW",
  "NOT_OPEN_YET",
  "PERIOD_ENDED",
  "SHARE_REQUIRED",
  "WAITING_ROOM_ONLY",
  "WAITING_ROOM_LIMIT",
] as const;

/** A product with all terms of its price in a cart, so that the browser can quote it by the same rule. */
export const PricedProduct = closed({
  ...ProductSummary.properties,
  undeliverable: AreaFlags,
  productDetail: Product.properties.productDetail,
});

export const OptionCombination = closed({ ...Option.properties, optionUnit: Count });

export const CartOptionGroup = closed({
  id: Id,
  optionUnit: Count,
  productOptionCombination: OptionCombination,
  isChecked: Type.Boolean(),
  isCheckable: Type.Boolean(),
  /** Reason for which it cannot be bought now, `null` when it can. */
  block: nullable(oneOf(PURCHASE_BLOCKS)),
});

export const BundleShipping = closed({
  key: Text(40),
  productsPrice: Money,
  boxes: Count,
  baseFee: Money,
  areaFee: Money,
  /** Fee as charged, after `couponDiscountPrice`. */
  fee: Money,
  /** Part of a shipping coupon that pays for it. */
  couponDiscountPrice: Money,
  freeFrom: Money,
  missingForFree: Money,
  isFree: Type.Boolean(),
});

export const CartEntry = closed({
  id: Text(40),
  distributor: DistributorName,
  isBundle: Type.Boolean(),
  bundleItems: Type.Array(
    closed({ id: Id, product: PricedProduct, optionGroups: Type.Array(CartOptionGroup) }),
  ),
  /** Shipping of the checked part of this entry; `null` when no part is checked. */
  shipping: nullable(BundleShipping),
});

export const CartTotals = closed({
  couponDiscountPrice: Money,
  todayfruitAddOrtherShippingFee: Money,
  todayfruitShippingFeeType: oneOf(SHIPPING_FEE_TYPES),
  /** Discount of the products themselves on the list price. */
  discountedPrice: Money,
  listPrice: Money,
  optionCountings: Count,
  price: Money,
  productsPrice: Money,
  shippingFee: Money,
  usedPoint: Money,
});

export const Cart = closed({
  list: Type.Array(CartEntry),
  totals: CartTotals,
  /** Each amount of the price of the checked lines with its reason. */
  explanation: PriceExplanation,
});
