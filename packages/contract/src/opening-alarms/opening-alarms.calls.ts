import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { ProductSummary } from "../catalog/product.ts";
import { Count, closed, Id, Instant, listOf, nullable, Take, Text } from "../common-schemas.ts";

const byProduct = closed({ id: Id });
const page = closed({ take: Type.Optional(Take), nextPage: Type.Optional(Text(200)) });

/** Calls about notices of a product's opening. */
export const openingAlarmCalls = calls({
  "POST /v2/alarm/product/{id}/open": {
    summary: "오픈 알림 받기",
    access: "member",
    path: byProduct,
    reply: closed({ isOpenAlarm: Type.Boolean(), openAlarmCount: Count }),
    refusals: ["PRODUCT_NOT_FOUND", "ALREADY_OPEN", "PERIOD_ENDED"],
  },
  "DELETE /v2/alarm/product/{id}/open": {
    summary: "오픈 알림 취소",
    access: "member",
    path: byProduct,
    reply: closed({ isOpenAlarm: Type.Boolean(), openAlarmCount: Count }),
    refusals: ["PRODUCT_NOT_FOUND"],
  },
  "GET /v1/alarm/product/{id}/open": {
    summary: "오픈 알림을 신청했는지와 기다리는 사람 수",
    access: "buyer",
    path: byProduct,
    reply: closed({ isOpenAlarm: Type.Boolean(), openAlarmCount: Count }),
    refusals: ["PRODUCT_NOT_FOUND"],
  },
  "GET /v1/alarm/product": {
    summary: "오픈 알림을 신청한 상품, 최근에 신청한 것부터. 한 쪽 15개.",
    access: "member",
    query: page,
    reply: listOf(closed({ product: ProductSummary, createdAt: Instant, notifiedAt: nullable(Instant) })),
    refusals: ["INVALID_INPUT"],
  },
});
