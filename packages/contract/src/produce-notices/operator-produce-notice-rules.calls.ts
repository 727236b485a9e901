import {
  MAX_NOTICE_DAYS,
  PRODUCE_NOTICES,
} from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, nullable, oneOf } from "../common-schemas.ts";
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

/** When members are told of a kind of produce after its parcel came, and what. */
export const ProduceNoticeRuleFields = closed({
  /** Kind of product, e.g. `kiwi`. */
  kind: Type.String({ pattern: "^[a-z][a-z0-9-]{0,39}$", maxLength: 40 }),
  /** Text that the storage of the product contains; `null`: any storage without a rule of its own. */
  storage: nullable(Filled(40)),
  notice: oneOf(PRODUCE_NOTICES),
  /** Days (KST) after the delivery; of `discard` the day to eat it by, told two days before. */
  days: Type.Integer({ minimum: 0, maximum: MAX_NOTICE_DAYS }),
  /** Korean name of the kind, e.g. `키위`. */
  name: Filled(20),
  title: Filled(60),
  /** Sentence below the title; `{일}` is the number of days since the delivery, whose own day is the first. */
  advice: Filled(150),
});

const CHANGES = { permission: "catalog.edit" } as const;
const REFUSALS = ["PRODUCE_RULE_TAKEN", "PRODUCE_DISCARD_TOO_EARLY"] as const;

export const operatorProduceNoticeRuleCalls = calls({
  "GET /operator/v1/produce-notice-rules": {
    summary: "후숙·보관 알림 규칙, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(ProduceNoticeRuleFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/produce-notice-rules": {
    ...ADD,
    ...CHANGES,
    summary: "후숙·보관 알림 규칙 더하기. 다음 날 아침 9시부터 쓰여요.",
    body: addBody(ProduceNoticeRuleFields),
    reply: AddReply,
    refusals: [...REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/produce-notice-rules": {
    ...EDIT,
    ...CHANGES,
    summary: "후숙·보관 알림 규칙 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(ProduceNoticeRuleFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...REFUSALS],
  },
  "POST /operator/v1/produce-notice-rules/delete": {
    ...ADD,
    ...CHANGES,
    summary: "후숙·보관 알림 규칙 지우기. 이미 알린 것은 남아요. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
