import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, nullable } from "../common-schemas.ts";
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

/** Rule of low stock. The rule of an option goes before that of its farm, which goes before that of the shop. */
export const StockRuleFields = closed({
  optionId: nullable(Id),
  distributorId: nullable(Id),
  /** Unreserved units at or below which an alert is raised. */
  threshold: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Days before the expiry of a lot from which it waits for operators; `null`: as the next rule says, 3 where none does. */
  expiryDays: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 60 }))),
});

const CHANGES = { permission: "stock.change" } as const;
const REFUSALS = ["STOCK_RULE_TARGET_INVALID", "STOCK_RULE_TAKEN"] as const;

export const stockRuleCalls = calls({
  "GET /operator/v1/stock-rules": {
    summary: "재고가 적거나 소비기한이 다가올 때의 알림 기준: 옵션, 농가, 매장 차례로 앞의 것을 따라요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(StockRuleFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/stock-rules": {
    ...ADD,
    ...CHANGES,
    summary: "알림 기준 더하기. 옵션도 농가도 비우면 매장 전체의 기준이에요.",
    body: addBody(StockRuleFields),
    reply: AddReply,
    refusals: [...REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/stock-rules": {
    ...EDIT,
    ...CHANGES,
    summary: "알림 기준 고치기.",
    body: editBody(StockRuleFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...REFUSALS],
  },
  "POST /operator/v1/stock-rules/delete": {
    ...ADD,
    ...CHANGES,
    summary: "알림 기준 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
