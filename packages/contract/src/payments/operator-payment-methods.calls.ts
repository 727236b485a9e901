import { PAYMENT_METHOD_TYPES } from "@todayfruit/domain/payments/payment-method-codes";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, nullable, oneOf } from "../common-schemas.ts";
import {
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  RecordQuery,
  recordList,
} from "../record-edits/record-edit-schemas.ts";
import { VARIANTS } from "../variant-settings/variant-settings-schema.ts";

/** Payment methods that go through the provider; points do not. */
export const PROVIDER_METHODS = PAYMENT_METHOD_TYPES.filter((method) => method !== "point");

const Sum = Type.Integer({ minimum: 0, maximum: 100_000_000 });

/** Payment method as a variant offers it in the checkout. */
export const PaymentMethodFields = closed({
  isOffered: Type.Boolean(),
  /** Smallest sum that is paid with it, in 원. */
  minAmount: Sum,
  /** Greatest sum, in 원; `null`: no limit. */
  maxAmount: nullable(Sum),
});

const MANAGES = { permission: "displays.edit" } as const;

export const operatorPaymentMethodCalls = calls({
  "GET /operator/v1/payment-methods": {
    ...MANAGES,
    summary: "매장마다 주문서에 보이는 결제 수단과 낼 수 있는 금액",
    access: "operator",
    query: RecordQuery,
    reply: recordList(
      closed({
        variant: oneOf(VARIANTS),
        method: oneOf(PROVIDER_METHODS),
        ...PaymentMethodFields.properties,
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/payment-methods": {
    ...EDIT,
    ...MANAGES,
    summary:
      "결제 수단 켜고 끄기, 금액 고치기. 이미 한 주문은 그대로 결제돼요. 예약하거나 미리 볼 수 있어요.",
    body: editBody(PaymentMethodFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "PAYMENT_METHOD_INVALID"],
  },
});
