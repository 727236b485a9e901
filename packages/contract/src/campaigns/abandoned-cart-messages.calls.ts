import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled } from "../common-schemas.ts";
import {
  ADD,
  AddReply,
  addBody,
  DELETE_REFUSALS,
  DeleteBody,
  DeleteReply,
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  RecordQuery,
  recordList,
} from "../record-edits/record-edit-schemas.ts";

/** Message to members who left goods in the cart; an advertisement, so only to those who consented. */
export const AbandonedCartMessageFields = closed({
  /** Text without `(광고)` and the way to refuse, which are added. */
  text: Filled(500),
  /** Hours since the last option was put into the cart. */
  afterHours: Type.Integer({ minimum: 1, maximum: 168 }),
  isOn: Type.Boolean(),
});

const CHANGES = { permission: "coupons.manage" } as const;

export const abandonedCartMessageCalls = calls({
  "GET /operator/v1/abandoned-cart-messages": {
    summary: "장바구니에 담고 주문하지 않은 회원에게 저절로 보내는 글.",
    access: "operator",
    permission: "coupons.manage",
    query: RecordQuery,
    reply: recordList(AbandonedCartMessageFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/abandoned-cart-messages": {
    ...ADD,
    ...CHANGES,
    summary: "글 더하기. 광고를 받기로 한 회원에게만, 장바구니 하나에 한 번만 가요.",
    body: addBody(AbandonedCartMessageFields),
    reply: AddReply,
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/abandoned-cart-messages": {
    ...EDIT,
    ...CHANGES,
    summary: "글 고치기, 켜고 끄기.",
    body: editBody(AbandonedCartMessageFields),
    reply: EditReply,
    refusals: EDIT_REFUSALS,
  },
  "POST /operator/v1/abandoned-cart-messages/delete": {
    ...ADD,
    ...CHANGES,
    summary: "글 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
