import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, DateText, Id, nullable, Text } from "../common-schemas.ts";

const byProduct = closed({ id: Id });

/** A waiting request; without an option it waits for whichever option comes first. */
const RestockAlarm = closed({
  productId: Id,
  productName: Text(120),
  productImage: nullable(Text(200)),
  optionId: nullable(Id),
  optionName: nullable(Text(120)),
  byPush: Type.Boolean(),
  byPhone: Type.Boolean(),
  /** Last day on which it waits. */
  endsOn: DateText,
});
const Alarms = closed({ list: Type.Array(RestockAlarm) });

/** Calls about notices of sold-out goods that are in stock again. */
export const restockAlarmCalls = calls({
  "GET /v1/app-users/restock-alarms": {
    summary: "기다리는 입고 알림, 최근에 신청한 것부터. 모두.",
    access: "buyer",
    reply: Alarms,
    refusals: [],
  },
  "POST /v1/products/{id}/restock-alarms": {
    summary: "입고 알림 받기. 옵션 하나, 또는 어느 것이든. 비회원은 휴대폰 번호와 동의가 필요해요.",
    access: "buyer",
    path: byProduct,
    body: closed({
      optionId: nullable(Id),
      byPush: Type.Boolean(),
      byPhone: Type.Boolean(),
      /** Number of a guest; that of a member is the one of the account. */
      phone: Type.Optional(Text(20)),
      agreesToPhone: Type.Optional(Type.Boolean()),
    }),
    reply: Alarms,
    refusals: [
      "PRODUCT_NOT_FOUND",
      "PRODUCT_NOT_ON_SALE",
      "OPTION_NOT_FOUND",
      "RESTOCK_NOT_SOLD_OUT",
      "NOT_OPEN_YET",
      "PERIOD_ENDED",
      "PHONE_INVALID",
      "RESTOCK_PHONE_CONSENT_REQUIRED",
      "RESTOCK_PHONE_LIMIT",
      "RESTOCK_ALARM_LIMIT",
    ],
  },
  "DELETE /v1/products/{id}/restock-alarms": {
    summary: "입고 알림 그만 받기. 옵션을 적지 않으면 이 상품의 모든 알림.",
    access: "buyer",
    path: byProduct,
    query: closed({ optionId: Type.Optional(Id) }),
    reply: Alarms,
    refusals: [],
  },
});
