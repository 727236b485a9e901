import { expect, test } from "vitest";
import { cashReceiptText } from "./cash-receipt-text.ts";

const receipt = {
  receiptType: "income_deduction",
  status: "issued",
  identityNo: "*******5678",
  amount: 22_900,
  issueNumber: "123456789",
  receiptUrl: null,
} as const;

test("cashReceiptText: names the kind, the identity number and the state of a cash receipt", () => {
  expect(cashReceiptText(receipt)).toBe("소득공제 · *******5678 · 발급 완료");
  expect(cashReceiptText({ ...receipt, receiptType: "expenditure_proof", status: "waiting" })).toBe(
    "지출증빙 · *******5678 · 발급 예정",
  );
  expect(cashReceiptText({ ...receipt, identityNo: null, status: "canceled" })).toBe("자진발급 · 취소됨");
});
