import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, DayInput, Filled, Id, nullable } from "../common-schemas.ts";
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
import { IntervalWeeks } from "./subscription.ts";

/** How operators sell a product by subscription. */
export const SellingPlanFields = closed({
  productId: Id,
  /** Options that may be subscribed; `null`: all of them. */
  optionIds: nullable(Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true })),
  intervals: Type.Array(IntervalWeeks, { minItems: 1, maxItems: 3, uniqueItems: true }),
  /** 제철 꾸러미: what is in it is written for each month. */
  isBox: Type.Boolean(),
  /** False: nobody new may subscribe; subscriptions that there are go on. */
  isOpen: Type.Boolean(),
});

/** Content of a box of the season in a month. */
export const SeasonBoxFields = closed({
  productId: Id,
  /** Month (KST) of dispatch, e.g. `2026-12`. */
  month: Type.String({ pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$", maxLength: 7 }),
  items: Type.Array(Filled(60), { minItems: 1, maxItems: 20 }),
  /** Day (KST) from which the content is final; subscribers are told at 10:00 on it. */
  settlesOn: DayInput,
});

const CHANGES = { permission: "catalog.edit" } as const;
const PLAN_REFUSALS = ["PRODUCT_NOT_FOUND", "SELLING_PLAN_TAKEN", "SELLING_PLAN_OPTION_UNKNOWN"] as const;
const BOX_REFUSALS = ["SEASON_BOX_NO_PLAN", "SEASON_BOX_TAKEN", "SEASON_BOX_LATE"] as const;

/** Calls of operators about what is sold by subscription, and what is in the boxes of the season. */
export const operatorSellingPlanCalls = calls({
  "GET /operator/v1/selling-plans": {
    summary: "정기배송으로 파는 상품, 새것부터. 상품 이름으로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(SellingPlanFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/selling-plans": {
    ...ADD,
    ...CHANGES,
    summary: "상품을 정기배송으로 팔기: 옵션과 주기, 제철 꾸러미인지.",
    body: addBody(SellingPlanFields),
    reply: AddReply,
    refusals: [...PLAN_REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/selling-plans": {
    ...EDIT,
    ...CHANGES,
    summary: "정기배송 상품 고치기. 받고 있는 분의 옵션과 주기는 그대로예요. 예약하거나 미리 볼 수 있어요.",
    body: editBody(SellingPlanFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...PLAN_REFUSALS],
  },
  "POST /operator/v1/selling-plans/delete": {
    ...ADD,
    ...CHANGES,
    summary:
      "정기배송 상품에서 빼기. 받고 있는 분이 있으면 먼저 isOpen을 꺼 주세요. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
  "GET /operator/v1/season-boxes": {
    summary: "제철 꾸러미의 달마다 담는 것, 새것부터. 담는 것의 이름으로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(SeasonBoxFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/season-boxes": {
    ...ADD,
    ...CHANGES,
    summary: "한 달의 꾸러미 적기. 정해지는 날까지는 예고로 보이고, 그날 10:00에 받는 분들에게 알려요.",
    body: addBody(SeasonBoxFields),
    reply: AddReply,
    refusals: [...BOX_REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/season-boxes": {
    ...EDIT,
    ...CHANGES,
    summary: "한 달의 꾸러미 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(SeasonBoxFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...BOX_REFUSALS],
  },
  "POST /operator/v1/season-boxes/delete": {
    ...ADD,
    ...CHANGES,
    summary: "한 달의 꾸러미 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
