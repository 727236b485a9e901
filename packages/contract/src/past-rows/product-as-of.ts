import { PRODUCT_STATUSES } from "@todayfruit/domain/catalog/product-and-option-status";
import { PRICE_REASONS } from "@todayfruit/domain/past-rows/price-reason-at";
import { Type } from "typebox";
import { DeliveryPromise } from "../catalog/delivery-promise.ts";
import { Option } from "../catalog/product.ts";
import { closed, DateText, Id, Instant, Money, nullable, oneOf, Text } from "../common-schemas.ts";

export const PAST_TABLES = [
  "product",
  "product_option",
  "option_stock",
  "timed_price",
  "distributor",
] as const;

/** Row that a fact was read from, and for how long the row was as it was. */
export const PastSource = closed({
  table: oneOf(PAST_TABLES),
  id: Id,
  /** Change that made it so; `null`: before changes were recorded. */
  from: nullable(Instant),
  /** Change that ended it; `null`: it is so still. */
  until: nullable(Instant),
});

/** Product as shoppers saw it at an instant: what `GET /v1/products/{id}` and its options said. */
export const ProductAsOf = closed({
  /** Whether the shop showed it: a hidden or removed product has no page. */
  isVisible: Type.Boolean(),
  name: Text(120),
  subTitle: Text(200),
  productStatus: oneOf(PRODUCT_STATUSES),
  price: Money,
  listPrice: Money,
  priceReason: oneOf(PRICE_REASONS),
  origin: Text(200),
  storage: Text(1000),
  expiryNote: nullable(Text(500)),
  farmName: Text(100),
  orderCutoffTime: Text(5),
  deliveryPromise: DeliveryPromise,
  options: Type.Array(
    closed({ option: Option, priceReason: oneOf(PRICE_REASONS), sources: Type.Array(PastSource) }),
  ),
  /** Days that kept dispatch or delivery from being earlier. */
  closedDays: Type.Array(
    closed({
      day: DateText,
      name: Text(100),
      kind: oneOf(["public_holiday", "shop", "distributor", "carrier"]),
    }),
  ),
  sources: Type.Array(PastSource),
});
