import { expect, test } from "vitest";
import { formatCashReceiptLine } from "./format-cash-receipt-line.ts";

const receipt = {
  receiptType: "income_deduction",
  status: "issued",
  identityNo: "*******5678",
  amount: 22_900,
  issueNumber: "123456789",
  receiptUrl: null,
} as const;

test("formatCashReceiptLine: names the kind, the identity number and the state of a cash receipt", () => {
  expect(formatCashReceiptLine(receipt)).toBe("소득공제 · *******5678 · 발급 완료");
  expect(formatCashReceiptLine({ ...receipt, receiptType: "expenditure_proof", status: "waiting" })).toBe(
    "지출증빙 · *******5678 · 발급 예정",
  );
  expect(formatCashReceiptLine({ ...receipt, identityNo: null, status: "canceled" })).toBe(
    "자진발급 · 취소됨",
  );
});
