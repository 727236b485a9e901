import { AddressInput, OrderAddress } from "../addresses/address.ts";
import { calls } from "../call.ts";
import { closed, Id, Money } from "../schema.ts";

export const orderAddressCalls = calls({
  "PUT /v1/app-users/orders/{id}/delivery-address": {
    summary:
      "배송을 준비하기 전까지 배송지를 바꿔요. 배송비가 덜 드는 지역이면 차액을 돌려주고, 더 드는 지역으로는 바꾸지 못해요.",
    access: "buyer",
    path: closed({ id: Id }),
    body: AddressInput,
    reply: closed({ id: Id, address: OrderAddress, refundPrice: Money, refundPoint: Money }),
    refusals: [
      "ORDER_NOT_FOUND",
      "GIFT_ORDER",
      "PHONE_INVALID",
      "ZONECODE_MISMATCH",
      "GIFT_ORDER",
      "ADDRESS_TOO_LATE",
      "UNDELIVERABLE_AREA",
      "AREA_FEE_DIFFERS",
      "REFUND_ACCOUNT_REQUIRED",
      "PHONE_REFUND_MONTH_OVER",
    ],
    once: true,
  },
});
