import { operatorPaymentFeeCalls } from "@todayfruit/contract/payments/operator-payment-fees.calls";
import { operatorPaymentCalls } from "@todayfruit/contract/payments/operator-payments.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { listPayments } from "./listing/list-payments.ts";
import { listPaymentDifferences } from "./provider-settlements/list-payment-differences.ts";
import { paymentFeeRecordDefinition } from "./provider-settlements/payment-fee-record-definition.ts";
import { resolvePaymentDifference } from "./provider-settlements/resolve-payment-difference.ts";

const FEES = buildRecordHandlers(paymentFeeRecordDefinition);

export const operatorPaymentRoutes = bindCalls(operatorPaymentCalls, {
  "GET /operator/v1/payments": listPayments,
  "GET /operator/v1/payment-differences": listPaymentDifferences,
  "PUT /operator/v1/payment-differences/{id}/resolve": resolvePaymentDifference,
});

export const operatorPaymentFeeRoutes = bindCalls(operatorPaymentFeeCalls, {
  "GET /operator/v1/payment-fees": FEES.list,
  "PATCH /operator/v1/payment-fees": FEES.edit,
});
