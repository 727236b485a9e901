import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { type CashReceiptInfo, cashReceiptOf, maskIdentity } from "./cash-receipt-rules.ts";

const info = (change: Partial<CashReceiptInfo> = {}): CashReceiptInfo => ({
  cashReceiptType: 1,
  identitySelect: 1,
  identityNo: "010-1234-5678",
  ...change,
});
const placeholder = {
  ok: true,
  value: { type: "income_deduction", identitySelect: 1, identity: "0100001234", isPlaceholder: true },
};

test("cashReceiptOf: identitySelect 1 takes a phone number", () => {
  expect(cashReceiptOf("vbank", won(22_900), info())).toEqual({
    ok: true,
    value: { type: "income_deduction", identitySelect: 1, identity: "01012345678", isPlaceholder: false },
  });
  expect(cashReceiptOf("vbank", won(22_900), info({ identityNo: "02-123-4567" }))).toMatchObject({
    code: "CASH_RECEIPT_IDENTITY_INVALID",
  });
});

test("cashReceiptOf: identitySelect 2 takes a card number", () => {
  const card = info({ identitySelect: 2, identityNo: "1544 2020 1234 5678 12" });
  expect(cashReceiptOf("transfer", won(22_900), card)).toMatchObject({
    value: { identitySelect: 2, identity: "154420201234567812" },
  });
});

test("cashReceiptOf: type 2 takes a business number with a valid check digit", () => {
  const business = info({ cashReceiptType: 2, identitySelect: 2, identityNo: "124-81-00998" });
  expect(cashReceiptOf("vbank", won(22_900), business)).toMatchObject({
    value: { type: "expenditure_proof", identity: "1248100998" },
  });
  expect(cashReceiptOf("vbank", won(22_900), { ...business, identityNo: "124-81-00997" }).ok).toBe(false);
  expect(cashReceiptOf("vbank", won(22_900), { ...business, cashReceiptType: 1 }).ok).toBe(false);
});

test.each([0, 22_900, 99_999, 100_000])(
  "cashReceiptOf: type 3 gives the placeholder receipt of type 1 by phone number (%i원)",
  (amount) => {
    const none = info({ cashReceiptType: 3, identityNo: "" });
    expect(cashReceiptOf("vbank", won(amount), none)).toEqual(
      amount === 0 ? { ok: true, value: null } : placeholder,
    );
  },
);

test("cashReceiptOf: without a choice a receipt is issued from 100,000원 on", () => {
  expect(cashReceiptOf("vbank", won(99_999), null)).toEqual({ ok: true, value: null });
  expect(cashReceiptOf("vbank", won(100_000), null)).toEqual(placeholder);
  expect(cashReceiptOf("transfer", won(100_000), null)).toEqual(placeholder);
});

test("cashReceiptOf: payments other than cash give no receipt", () => {
  for (const method of ["card", "phone", "easypay", "billing", "point"] as const) {
    expect(cashReceiptOf(method, won(500_000), info())).toEqual({ ok: true, value: null });
  }
});

test("maskIdentity: shows the last four digits only", () => {
  expect(maskIdentity("01012345678")).toBe("*******5678");
});
