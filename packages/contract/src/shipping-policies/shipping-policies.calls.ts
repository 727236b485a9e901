import { calls } from "../call-definition.ts";
import { closed, Filled, Money, nullable, Text } from "../common-schemas.ts";
import {
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  RecordQuery,
  recordList,
} from "../record-edits/record-edit-schemas.ts";

/** Shipping fees of a farm and its terms of returns, in 원. */
export const ShippingPolicy = closed({
  /** Fee of a parcel; products whose own fee is the same follow it. */
  baseFee: Money,
  /** Sum of goods from which shipping is free, 0 for never; products with the same sum follow it. */
  freeFrom: Money,
  /** Fee of sending goods back after a change of mind; `null`: the fee of sending them. */
  returnFee: nullable(Money),
  /** Address to which goods are sent back; `null`: the one from which the farm ships. */
  returnAddress: nullable(Filled(200)),
});

export const shippingPolicyCalls = calls({
  "GET /operator/v1/shipping-policies": {
    summary: "농가의 배송비와 반품 배송비, 반품 주소. 농가 이름으로 찾을 수 있어요. 번호는 농가 번호예요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(closed({ name: Text(120), ...ShippingPolicy.properties })),
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/shipping-policies": {
    ...EDIT,
    permission: "catalog.edit",
    summary:
      "농가의 배송비를 고쳐요. 배송비가 농가와 같던 상품도 함께 바뀌고, 이미 받은 주문은 그때의 값을 지켜요. 예약할 수 있어요.",
    body: editBody(ShippingPolicy),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS],
  },
});
