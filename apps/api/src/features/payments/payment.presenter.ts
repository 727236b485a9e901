import type { PaymentResult } from "@todayfruit/contract/payments/payments.calls";
import type { Static } from "typebox";
import { presentVirtualAccount } from "../orders/virtual-account.presenter.ts";
import type { PaymentRow } from "./payments.repository.ts";

type Result = Static<typeof PaymentResult>;

export function presentPayment(row: PaymentRow): Result {
  const state = stateOf(row);
  return {
    orderId: row.uuid,
    id: row.order_id,
    state,
    isProcessing: state === "ready" || state === "pending",
    isFetched: state !== "ready" && state !== "pending",
    orderItemStatus: row.order_status,
    orderName: row.order_name,
    price: row.amount,
    paymentMethodType: row.method,
    paymentVbank: presentVirtualAccount(row),
    failure:
      row.failure_code === null ? null : { code: row.failure_code, message: row.failure_message ?? "" },
    orderTmpId: row.order_tmp_id,
    giftGroupId: row.gift_group_id,
    expiresAt: row.expires_at.toISOString(),
  };
}

function stateOf({ order_status, payment_status, payment_key }: PaymentRow): Result["state"] {
  switch (order_status) {
    case "request":
    case "unknown":
    case "pre_ordering":
      return payment_key === null ? "ready" : "pending";
    case "bank_transfer_waiting":
      return "waiting_deposit";
    case "incomplete":
      return "failed";
    case "withdraw_complete":
    case "stock_out":
      return "canceled";
    default:
      return payment_status === "withdraw" ? "canceled" : "paid";
  }
}
