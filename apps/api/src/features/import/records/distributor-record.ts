import { Id, Money, oneOf, Uuid } from "@todayfruit/contract/common-schemas";
import { WEEKDAYS } from "@todayfruit/domain/calendar/kst";
import { type Static, Type } from "typebox";
import { Line, TimeOfDay } from "./record-field-schemas.ts";

/** Row of `distributors.json`. */
export const DistributorRecord = Type.Object({
  id: Id,
  uuid: Uuid,
  name: Line(60),
  region: Line(60),
  greeting: Line(500),
  deliveryCompany: Type.Object({ code: Line(10), name: Line(40) }),
  shippingAddress: Line(200),
  baseShippingFee: Money,
  freeShippingFeeConditionPrice: Money,
  isBundleByDistributor: Type.Boolean(),
  bundlePolicy: Line(300),
  orderCutoffTime: TimeOfDay,
  shippingWeekdays: Type.Array(oneOf(WEEKDAYS), { minItems: 1, maxItems: 7, uniqueItems: true }),
  csPhone: Line(20),
  businessNumber: Line(20),
});
export type DistributorRecord = Static<typeof DistributorRecord>;
