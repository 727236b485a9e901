import { UnitPrice } from "@todayfruit/contract/catalog/product";
import { Id, Money, nullable, oneOf } from "@todayfruit/contract/common-schemas";
import { OPTION_STATUSES } from "@todayfruit/domain/catalog/product-and-option-status";
import { type Static, Type } from "typebox";
import { Amount, DayOffset, Line, Price, Sort, WholeCount } from "./record-field-schemas.ts";

/** Row of `options` of a product. */
export const OptionRecord = Type.Object({
  id: Id,
  name: Line(120),
  sort: Sort,
  amount: Amount,
  weight: nullable(Type.Object({ value: Amount, unit: Line(10) })),
  productOptionPrice: Type.Object({
    listPrice: Price,
    price: Price,
    specialSalePrice: nullable(Price),
    supplyPrice: Money,
  }),
  /** Prices from the begin of a day to the end of a day, at most one a day. */
  timedPrices: Type.Optional(
    Type.Array(Type.Object({ price: Price, beginOffset: DayOffset, endOffset: DayOffset }), { maxItems: 50 }),
  ),
  unitPrice: nullable(UnitPrice),
  /** Units on hand; `null`: not counted. */
  stock: nullable(WholeCount),
  status: oneOf(OPTION_STATUSES),
  shipmentDateOffset: nullable(DayOffset),
  maxUnitInBox: Amount,
});
export type OptionRecord = Static<typeof OptionRecord>;
