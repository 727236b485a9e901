import { RETURN_REASONS } from "@todayfruit/domain/returns/return-reasons";
import { RETURN_RESOLUTIONS } from "@todayfruit/domain/returns/return-resolution";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { RefundAccount, RefundPreview } from "../cancellations/cancellations.calls.ts";
import { closed, DateText, Filled, Id, Money, nullable, OptionUnit, oneOf, Text } from "../common-schemas.ts";
import { Claim, Pieces } from "./claim.ts";

const ClaimedOptions = Type.Array(closed({ id: Id, optionUnit: OptionUnit, pieces: Type.Optional(Pieces) }), {
  minItems: 1,
  maxItems: 50,
});

const product = closed({ id: Id, pid: Id });
const CLAIM_REFUSALS = [
  "ORDER_NOT_FOUND",
  "CLAIM_TOO_EARLY",
  "CLAIM_TOO_LATE",
  "CLAIM_NOT_FOR_FRESH",
  "CLAIM_OPEN",
  "CLAIM_NOTHING_LEFT",
] as const;

/** Request for a refund or a replacement of goods that arrived. */
export const ClaimRequest = closed({
  wish: oneOf(RETURN_RESOLUTIONS),
  reason: oneOf(RETURN_REASONS),
  details: Filled(1000),
  photos: Type.Array(Text(60), { maxItems: 10, uniqueItems: true }),
  options: ClaimedOptions,
  withdrawAccount: Type.Optional(RefundAccount),
  /** Amounts of the preview; a refund that differs by now is refused with `REFUND_CHANGED`. */
  refundPrice: Type.Optional(Money),
  refundPoint: Type.Optional(Money),
});
export const CLAIM_REQUEST_REFUSALS = [
  ...CLAIM_REFUSALS,
  "CLAIM_PHOTO_REQUIRED",
  "CLAIM_QUANTITY_WRONG",
  "PICTURE_NOT_FOUND",
  "REFUND_ACCOUNT_REQUIRED",
  "REFUND_CHANGED",
  "ACCOUNT_NUMBER_INVALID",
] as const;

export const returnCalls = calls({
  "GET /v1/app-users/order-items/{id}/products/{pid}/claimable": {
    summary: "교환·반품을 신청할 수 있는지, 무엇을 얼마까지. pid는 orderItemProducts의 id.",
    access: "buyer",
    path: product,
    reply: closed({
      productName: Text(120),
      image: nullable(Text(200)),
      /** Lines with their price after coupons, and the part of it that is not refunded yet. */
      options: Type.Array(
        closed({ id: Id, name: Text(120), optionUnit: OptionUnit, price: Money, left: Money }),
      ),
      reasons: Type.Array(oneOf(RETURN_REASONS)),
      /** Last day for a claim, KST; a change of mind has its own last day. */
      until: DateText,
      changedMindUntil: nullable(DateText),
      returnShippingFee: Money,
      /** `true` when the refund needs a bank account that the shop does not know yet: `withdrawAccount` of the claim. */
      needsAccount: Type.Boolean(),
    }),
    refusals: CLAIM_REFUSALS,
  },
  "POST /v1/app-users/order-items/{id}/products/{pid}/claims": {
    summary: "교환·반품 신청. 사진은 POST /v1/app-users/images로 먼저 올려요.",
    access: "buyer",
    path: product,
    body: ClaimRequest,
    reply: Claim,
    refusals: CLAIM_REQUEST_REFUSALS,
    once: true,
  },
  "POST /v1/app-users/order-items/{id}/products/{pid}/claims/preview": {
    summary: "반품을 받아들이면 돌려받는 금액. 신청할 때 본 금액으로 함께 보내요.",
    access: "buyer",
    path: product,
    body: closed({ reason: oneOf(RETURN_REASONS), options: ClaimedOptions }),
    reply: closed({
      refundPrice: Money,
      refundPoint: Money,
      /** Reasons of the refund; all lines add up to money and points. */
      lines: RefundPreview.properties.lines,
    }),
    refusals: ["ORDER_NOT_FOUND", "CLAIM_QUANTITY_WRONG", "CLAIM_NOTHING_LEFT"],
  },
  "GET /v1/app-users/orders/{id}/claims": {
    summary: "주문의 교환·반품 신청과 답변. 최근 것부터.",
    access: "buyer",
    path: closed({ id: Id }),
    reply: closed({ list: Type.Array(Claim) }),
    refusals: ["ORDER_NOT_FOUND"],
  },
});
