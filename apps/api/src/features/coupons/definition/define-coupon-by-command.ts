import type { CouponDefinition } from "@todayfruit/domain/coupons/check-coupon-definition";
import { createRecords, type EditContext } from "../../record-edits/create-records.ts";
import { couponRecordDefinition } from "./coupon-record-definition.ts";

/** Defines one coupon for the command line: the same story as the call, with the same refusals and trail. */
export function defineCouponByCommand(context: EditContext, coupon: CouponDefinition) {
  return createRecords(context, couponRecordDefinition, { rows: [coupon], reason: "명령으로 만듦" });
}
