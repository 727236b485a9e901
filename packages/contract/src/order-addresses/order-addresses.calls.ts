import { AREA_TYPES } from "@todayfruit/domain/shipping/area-of-zonecode";
import { Type } from "typebox";
import { AddressInput, OrderAddress, Zonecode } from "../addresses/address.ts";
import { calls } from "../call-definition.ts";
import { closed, DateText, Filled, Id, Money, nullable, oneOf, SignedMoney } from "../common-schemas.ts";

const path = closed({ id: Id });
/** Refusals of a new address, by shoppers and operators. */
const REFUSALS = [
  "ORDER_NOT_FOUND",
  "GIFT_ORDER",
  "PHONE_INVALID",
  "ZONECODE_MISMATCH",
  "ADDRESS_TOO_LATE",
  "UNDELIVERABLE_AREA",
  "AREA_FEE_DIFFERS",
  "REFUND_ACCOUNT_REQUIRED",
  "PHONE_REFUND_MONTH_OVER",
] as const;

export const orderAddressCalls = calls({
  "PUT /v1/app-users/orders/{id}/delivery-address": {
    summary:
      "배송을 준비하기 전까지 배송지를 바꿔요. 배송비가 덜 드는 지역이면 차액을 돌려주고, 더 드는 지역으로는 바꾸지 못해요.",
    access: "buyer",
    path,
    body: AddressInput,
    reply: closed({ id: Id, address: OrderAddress, refundPrice: Money, refundPoint: Money }),
    refusals: REFUSALS,
    once: true,
  },
  "GET /v1/app-users/orders/{id}/delivery-address/preview": {
    summary: "이 우편번호로 배송지를 바꾸면 달라지는 배송비와 도착일. 아무것도 바꾸지 않아요.",
    access: "buyer",
    path,
    query: closed({ zonecode: Zonecode }),
    reply: closed({
      areaAddress: oneOf(AREA_TYPES),
      /** Difference of the shipping fee in 원; positive: it costs more there, and the order cannot go there. */
      feeDifference: SignedMoney,
      /** Last day of arrival there; `null`: the order has no promise. */
      lastArrivalDate: nullable(DateText),
      /** A product of the order is not delivered there. */
      isUndeliverable: Type.Boolean(),
    }),
    refusals: ["ORDER_NOT_FOUND", "GIFT_ORDER"],
  },
});

export const operatorOrderAddressCalls = calls({
  "PUT /operator/v1/orders/{id}/delivery-address": {
    summary:
      "출고하기 전까지 주문한 사람의 배송지를 바꾸고 알려요. 배송비가 덜 드는 지역이면 차액을 돌려주고, 더 드는 지역으로는 바꾸지 못해요.",
    access: "operator",
    permission: "orders.ship",
    path,
    body: closed({ address: AddressInput, reason: Filled(200) }),
    reply: closed({ id: Id, areaAddress: oneOf(AREA_TYPES), refundPrice: Money, refundPoint: Money }),
    refusals: REFUSALS,
    once: true,
  },
});
