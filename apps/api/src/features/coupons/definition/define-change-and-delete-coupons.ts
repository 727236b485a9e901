import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { createRecords } from "../../record-edits/create-records.ts";
import { deleteRecords } from "../../record-edits/delete-records.ts";
import { editRecords } from "../../record-edits/edit-records.ts";
import { couponRecordDefinition } from "./coupon-record-definition.ts";

/** Defines coupons, all or none. */
export function defineCoupons(
  { body }: Input<"POST /operator/v1/coupons">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/coupons">> {
  return createRecords(context, couponRecordDefinition, body);
}

/** Edits coupons, or stops them with `isStopped`; members keep what they were promised. */
export function changeCoupons(
  { body, query }: Input<"PATCH /operator/v1/coupons">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/coupons">> {
  return editRecords(context, couponRecordDefinition, body, query);
}

/** Deletes coupons that nobody was given. */
export function deleteCoupons(
  { body }: Input<"POST /operator/v1/coupons/delete">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/coupons/delete">> {
  return deleteRecords(context, couponRecordDefinition, body);
}
