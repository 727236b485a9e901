import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  closed,
  DayInput,
  Filled,
  Id,
  Instant,
  listOf,
  Money,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";

/** Calls of operators about cash receipts (현금영수증). */

export const CASH_RECEIPT_STATUSES = ["waiting", "issued", "failed", "canceled"] as const;

const CashReceipt = closed({
  id: Id,
  orderId: Id,
  orderNumber: Text(20),
  type: oneOf(["income_deduction", "expenditure_proof"]),
  status: oneOf(CASH_RECEIPT_STATUSES),
  /** Number with its last four digits; `null` for the tax office's number of buyers who name none. */
  identityNo: nullable(Text(30)),
  /** In 원; `canceled` is the part of it that was cancelled at the provider. */
  amount: Money,
  canceled: Money,
  issueNumber: nullable(Text(200)),
  receiptUrl: nullable(Text(500)),
  failureCode: nullable(Text(60)),
  createdAt: Instant,
  issuedAt: nullable(Instant),
});

const CHANGES = {
  access: "operator",
  permission: "orders.refund",
  once: true,
  path: closed({ id: Id }),
} as const;

export const operatorCashReceiptCalls = calls({
  "GET /operator/v1/cash-receipts": {
    summary: "현금영수증 목록, 새것부터. 번호는 뒤 네 자리만 보여요.",
    access: "operator",
    permission: "orders.refund",
    query: closed({
      status: Type.Optional(oneOf(CASH_RECEIPT_STATUSES)),
      type: Type.Optional(oneOf(["income_deduction", "expenditure_proof"])),
      /** Day on which it was asked for, KST. */
      day: Type.Optional(DayInput),
      /** Number of its order. */
      search: Type.Optional(Filled(60)),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(CashReceipt),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/cash-receipts/{id}/reissue": {
    ...CHANGES,
    summary: "발급하지 못한 현금영수증을 다시 신청해요. 발급한 것은 다른 번호로 바꿔 다시 발급해요.",
    body: closed({
      /** Number in place of the buyer's own; without it the receipt is asked for with the same number. */
      identity: Type.Optional(
        closed({
          type: oneOf(["income_deduction", "expenditure_proof"]),
          kind: oneOf(["phone", "number"]),
          identityNo: Filled(30),
        }),
      ),
      reason: Filled(200),
    }),
    reply: CashReceipt,
    refusals: [
      "TAX_INVOICE_REQUESTED",
      "CASH_RECEIPT_NOT_FOUND",
      "CASH_RECEIPT_IN_PROGRESS",
      "CASH_RECEIPT_IDENTITY_INVALID",
      "CASH_RECEIPT_IDENTITY_REQUIRED",
      "CASH_RECEIPT_NOT_OWED",
    ],
  },
  "POST /operator/v1/cash-receipts/{id}/cancel": {
    ...CHANGES,
    summary: "주문의 현금영수증을 취소해요. 꼭 발급해야 하는 금액이면 번호만 바꿀 수 있어요.",
    body: closed({ reason: Filled(200) }),
    reply: CashReceipt,
    refusals: [
      "CASH_RECEIPT_NOT_FOUND",
      "CASH_RECEIPT_IN_PROGRESS",
      "CASH_RECEIPT_NOT_OWED",
      "CASH_RECEIPT_MANDATORY",
    ],
  },
});
