import { operatorPaymentMethodCalls } from "@todayfruit/contract/payments/operator-payment-methods.calls";
import { paymentMethodCalls } from "@todayfruit/contract/payments/payment-methods.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildRecordHandlers } from "../../record-edits/tables/build-record-handlers.ts";
import { listPaymentMethods } from "./list-payment-methods.ts";
import { paymentMethodRecordDefinition } from "./payment-method-record-definition.ts";

const HANDLERS = buildRecordHandlers(paymentMethodRecordDefinition);

export const paymentMethodRoutes = bindCalls(paymentMethodCalls, {
  "GET /v1/payment-methods": listPaymentMethods,
});

export const operatorPaymentMethodRoutes = bindCalls(operatorPaymentMethodCalls, {
  "GET /operator/v1/payment-methods": HANDLERS.list,
  "PATCH /operator/v1/payment-methods": HANDLERS.edit,
});
