import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, listOf, nullable, oneOf, Text } from "../common-schemas.ts";
import { EDIT, EDIT_REFUSALS, EditReply, editBody, Version } from "../record-edits/record-edit-schemas.ts";

const Tags = Type.Array(Filled(20), { maxItems: 10, uniqueItems: true });

/** Note of operators on an order; buyers never see it. */
export const OrderNoteFields = closed({
  memo: Text(2000),
  tags: Tags,
  /** Operator who follows the order up. */
  assigneeId: nullable(Id),
});

/** Note of an order with its version; an order without one has an empty note at version 1. */
export const OrderNote = closed({
  version: Version,
  memo: Text(2000),
  tags: Tags,
  assignee: nullable(closed({ id: Id, name: Text(30) })),
});

export const ORDER_VIEWS = [
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "delivering",
  "bank_transfer_waiting",
  "withdraw_request",
  "due",
  "today",
] as const;

export const orderNoteCalls = calls({
  "PATCH /operator/v1/orders": {
    ...EDIT,
    permission: "orders.note",
    summary: "주문의 메모, 표시, 담당을 바꿔요. 500건까지, 되돌릴 수 있어요. 산 분에게는 보이지 않아요.",
    body: editBody(OrderNoteFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "OPERATOR_NOT_FOUND"],
  },
  "GET /operator/v1/order-views": {
    farm: true,
    summary:
      "주문 보기마다 몇 건인지: 상태마다, 오늘까지 보낼 것(due), 오늘 들어온 것(today). 10,000건까지 세요.",
    access: "operator",
    permission: "orders.read",
    reply: listOf(
      closed({
        view: oneOf(ORDER_VIEWS),
        count: Count,
        /** `true` where there are more than 10,000. */
        isMore: Type.Boolean(),
      }),
    ),
    refusals: [],
  },
});
