import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, listOf, nullable, oneOf, Take, Text } from "../common-schemas.ts";
import {
  ADD,
  AddReply,
  addBody,
  ChangeMade,
  DELETE_REFUSALS,
  DeleteBody,
  DeleteReply,
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  MAX_EDITED_ROWS,
} from "../record-edits/record-edit-schemas.ts";
import { COUPON_STATUSES, CouponFields, OperatorCoupon } from "./operator-coupon-schemas.ts";

const CHANGES = { permission: "coupons.manage" } as const;
const DEFINITION_REFUSALS = [
  "COUPON_SCOPE_UNKNOWN",
  "COUPON_PERIOD_INVALID",
  "COUPON_DISCOUNT_INVALID",
  "COUPON_MOMENT_INVALID",
  "COUPON_LIMIT_BELOW_ISSUED",
  "COUPON_TERMS_PROMISED",
  "COUPON_CODE_TAKEN",
] as const;

export const operatorCouponCalls = calls({
  "GET /operator/v1/coupons": {
    summary: "쿠폰 목록과 결과, 새것부터. 준 것, 쓴 것, 깎은 값, 남은 예산.",
    access: "operator",
    permission: "points.adjust",
    query: closed({
      /** Part of the name, or the whole code. */
      search: Type.Optional(Filled(60)),
      status: Type.Optional(oneOf([...COUPON_STATUSES, "giveable"])),
      /** Way in which members get one. */
      givenBy: Type.Optional(oneOf(["code", "moment", "download"])),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(OperatorCoupon),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/coupons": {
    ...ADD,
    ...CHANGES,
    summary: "쿠폰 만들기. 한 줄이라도 맞지 않으면 아무것도 만들지 않아요.",
    body: addBody(CouponFields),
    reply: AddReply,
    refusals: [...DEFINITION_REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/coupons": {
    ...EDIT,
    ...CHANGES,
    summary:
      "쿠폰 고치기와 멈추기(isStopped). 이미 준 쿠폰은 약속한 그대로예요. 예약하거나 미리 볼 수 있고, 되돌릴 수 있어요.",
    body: editBody(CouponFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...DEFINITION_REFUSALS],
  },
  "POST /operator/v1/coupons/delete": {
    ...ADD,
    ...CHANGES,
    summary: "아무에게도 주지 않은 쿠폰 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
  "POST /operator/v1/coupons/{id}/give": {
    ...ADD,
    ...CHANGES,
    summary: "회원 여럿에게 쿠폰을 줘요, 500명까지. 되돌리면 아직 쓰지 않은 것을 거둬요.",
    path: closed({ id: Id }),
    query: EDIT.query,
    body: closed({
      memberIds: Type.Array(Id, { minItems: 1, maxItems: MAX_EDITED_ROWS, uniqueItems: true }),
      reason: Filled(200),
    }),
    reply: closed({
      /** `null` for a dry run and when nobody can be given one. */
      change: nullable(ChangeMade),
      /** Members that get one; `id` is that of the coupon now held, `null` in a dry run. */
      rows: Type.Array(closed({ memberId: Id, id: nullable(Id) })),
      /** Members that get none, by their ids. */
      refused: Type.Array(closed({ id: Id, code: Text(40), message: Text(200) })),
    }),
    refusals: ["MEMBER_NOT_FOUND", "COUPON_NOT_FOUND", "COUPON_GONE", "COUPON_TAKEN"],
  },
  "POST /operator/v1/members/{id}/coupons": {
    summary: "회원에게 쿠폰을 줘요.",
    access: "operator",
    permission: "points.adjust",
    path: closed({ id: Id }),
    body: closed({ couponId: Id, reason: Filled(200) }),
    /** The coupon now held by the member. */
    reply: closed({ id: Id }),
    refusals: ["MEMBER_NOT_FOUND", "COUPON_NOT_FOUND", "COUPON_GONE", "COUPON_TAKEN"],
    once: true,
  },
});
