import { DRAFT_ORDER_STATUSES } from "@todayfruit/domain/draft-orders/derive-draft-order-status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  closed,
  Filled,
  Id,
  Instant,
  listOf,
  Money,
  nullable,
  OptionUnit,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";

/** Orders that operators write down for shoppers who phone. */
export const operatorDraftOrderCalls = calls({
  "GET /operator/v1/draft-orders": {
    summary: "전화로 받은 주문서 목록, 새것부터.",
    access: "operator",
    permission: "orders.read",
    query: closed({
      /** Last four digits of the telephone number. */
      phoneEnd: Type.Optional(Type.String({ pattern: "^[0-9]{4}$", maxLength: 4 })),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(
      closed({
        id: Id,
        status: oneOf(DRAFT_ORDER_STATUSES),
        phoneEnd: Text(4),
        note: Text(300),
        lines: Type.Array(
          closed({
            optionId: Id,
            productName: Text(120),
            optionName: Text(120),
            units: OptionUnit,
            /** Price of one unit in 원 when it was written down. */
            unitPrice: Money,
          }),
        ),
        createdBy: Text(30),
        createdAt: Instant,
        expiresAt: Instant,
        openedAt: nullable(Instant),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/draft-orders": {
    summary:
      "전화로 받은 주문을 주문서로 만들어 링크를 문자로 보내요. 결제는 받는 분이 주문서에서, 그때의 값으로 해요. 번호는 끝 네 자리만 남겨요.",
    access: "operator",
    permission: "orders.note",
    body: closed({
      phone: Text(20, 9),
      lines: Type.Array(closed({ optionId: Id, units: OptionUnit }), { minItems: 1, maxItems: 50 }),
      note: Type.Optional(Filled(300)),
    }),
    reply: closed({ id: Id, url: Text(300), expiresAt: Instant }),
    refusals: ["PHONE_INVALID", "DRAFT_OPTION_UNKNOWN", "RECORD_REPEATED"],
    once: true,
  },
  "PUT /operator/v1/draft-orders/{id}/cancel": {
    summary: "주문서를 취소해요. 링크가 더 열리지 않고, 아직 보내지 않은 문자는 보내지 않아요.",
    access: "operator",
    permission: "orders.note",
    path: closed({ id: Id }),
    body: closed({ reason: Filled(200) }),
    reply: closed({ id: Id }),
    refusals: ["RECORD_NOT_FOUND", "DRAFT_ORDER_ENDED"],
  },
});
