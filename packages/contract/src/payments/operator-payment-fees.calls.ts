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

/** Fee of a payment by the contract with the provider, VAT included: one of both, or neither where none was entered. */
export const PaymentFeeFields = closed({
  /** Hundredths of a percent of the payment. */
  rate: nullable(Type.Integer({ minimum: 0, maximum: 10_000 })),
  /** 원 for each payment. */
  amount: nullable(Type.Integer({ minimum: 0, maximum: 100_000 })),
});

const MANAGES = { permission: "settlements.manage" } as const;

export const operatorPaymentFeeCalls = calls({
  "GET /operator/v1/payment-fees": {
    ...MANAGES,
    summary: "결제 수단마다 결제사와 약속한 수수료. 적어 둔 것만 정산과 비교해요.",
    access: "operator",
    query: RecordQuery,
    reply: recordList(closed({ method: oneOf(PAYMENT_METHOD_TYPES), ...PaymentFeeFields.properties })),
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/payment-fees": {
    ...EDIT,
    ...MANAGES,
    summary: "약속한 수수료 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(PaymentFeeFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "PAYMENT_FEE_INVALID"],
  },
});
