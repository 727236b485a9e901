import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, Instant, InstantInput, Money, Text } from "../common-schemas.ts";

const path = closed({ id: Id });
const Price = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const Version = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const period = { price: Price, beginsAt: InstantInput, endsAt: InstantInput };

/** Price of an option within a period; `version` counts its changes. */
const TimedPrice = closed({
  id: Id,
  optionId: Id,
  productId: Id,
  productName: Text(120),
  /** Price outside of the period, in 원. */
  ordinaryPrice: Money,
  price: Price,
  beginsAt: Instant,
  endsAt: Instant,
  version: Count,
});
const CHANGE = { access: "operator", permission: "prices.change", reply: TimedPrice, once: true } as const;

export const operatorTimedPriceCalls = calls({
  "GET /operator/v1/timed-prices": {
    summary: "기간이 정해진 값: 지금 파는 것과 앞으로 팔 것, 시작하는 순서",
    access: "operator",
    permission: "orders.read",
    query: closed({ productId: Type.Optional(Id) }),
    reply: closed({ list: Type.Array(TimedPrice) }),
    refusals: [],
  },
  "POST /operator/v1/timed-prices": {
    ...CHANGE,
    summary: "옵션을 정한 기간에 더 싸게 팔아요. 1초 안에 모든 화면의 값이 바뀌어요.",
    body: closed({ optionId: Id, ...period, reason: Filled(200) }),
    refusals: [
      "OPTION_NOT_FOUND",
      "TIMED_PRICE_PERIOD_INVALID",
      "TIMED_PRICE_NOT_LOWER",
      "TIMED_PRICE_OVERLAPS",
    ],
  },
  "PUT /operator/v1/timed-prices/{id}": {
    ...CHANGE,
    summary: "아직 시작하지 않은 값을 바꾸거나, 파는 중인 값의 끝을 옮겨요.",
    path,
    body: closed({ ...period, version: Version, reason: Filled(200) }),
    refusals: [
      "TIMED_PRICE_NOT_FOUND",
      "TIMED_PRICE_CHANGED",
      "TIMED_PRICE_BEGUN",
      "TIMED_PRICE_PERIOD_INVALID",
      "TIMED_PRICE_NOT_LOWER",
      "TIMED_PRICE_OVERLAPS",
    ],
  },
  "PUT /operator/v1/timed-prices/{id}/withdraw": {
    ...CHANGE,
    summary: "기간이 정해진 값을 거둬요. 파는 중이면 지금 끝나고, 시작하기 전이면 없던 일이 돼요.",
    path,
    body: closed({ version: Version, reason: Filled(200) }),
    refusals: ["TIMED_PRICE_NOT_FOUND", "TIMED_PRICE_CHANGED"],
  },
});
