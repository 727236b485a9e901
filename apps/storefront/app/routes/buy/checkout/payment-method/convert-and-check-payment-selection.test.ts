import { expect, test } from "vitest";
import {
  DEFAULT_PAYMENT_SELECTION,
  isReceiptRight,
  type PaymentSelection,
  paymentOf,
} from "./convert-and-check-payment-selection.ts";

const selection = (change: Partial<PaymentSelection>): PaymentSelection => ({
  ...DEFAULT_PAYMENT_SELECTION,
  ...change,
});
const receipt = (kind: PaymentSelection["receipt"]["kind"], number = "", isSave = false) => ({
  kind,
  number,
  isSave,
});

test("paymentOf: a wallet is named, other methods open the provider's window, and an amount of 0원 is paid by points", () => {
  expect(paymentOf(selection({ method: "easypay", easyPay: "naverpay" }), 57_700, null)).toEqual({
    pgType: "naverpay",
    paymentMethodType: "easypay",
  });
  expect(paymentOf(selection({ method: "phone" }), 57_700, null)).toEqual({
    pgType: "toss",
    paymentMethodType: "phone",
  });
  expect(paymentOf(selection({ method: "vbank" }), 0, null)).toEqual({
    pgType: "point",
    paymentMethodType: "point",
  });
});

test("paymentOf: cash carries the receipt wanted; none is type 3", () => {
  const paid = (kind: PaymentSelection["receipt"]["kind"], number?: string, isSave?: boolean) =>
    paymentOf(selection({ method: "vbank", receipt: receipt(kind, number, isSave) }), 57_700, null)
      .orderItemCashReceiptInfo;
  expect(paid("none")).toEqual({ cashReceiptType: 3, identitySelect: 1, identityNo: "" });
  expect(paid("phone", "01012345678", true)).toEqual({
    cashReceiptType: 1,
    identitySelect: 1,
    identityNo: "01012345678",
    isSave: true,
  });
  expect(paid("business", "1248100998")).toMatchObject({ cashReceiptType: 2, identitySelect: 2 });
});

test("paymentOf: a saved number is sent as displayed", () => {
  const kept = { cashReceiptType: 1, identitySelect: 1, identityNo: "*******5678" };
  const paid = paymentOf(selection({ method: "transfer", receipt: receipt("kept", "", true) }), 57_700, kept);
  expect(paid.orderItemCashReceiptInfo).toEqual(kept);
});

test("isReceiptRight: rejects an invalid number, only where a receipt is wanted", () => {
  const right = (
    method: PaymentSelection["method"],
    kind: PaymentSelection["receipt"]["kind"],
    number: string,
  ) => isReceiptRight({ method, receipt: receipt(kind, number) });
  expect(right("vbank", "phone", "010-1234-5678")).toBe(true);
  expect(right("vbank", "phone", "010-12")).toBe(false);
  expect(right("transfer", "business", "1248100997")).toBe(false);
  expect(right("card", "phone", "")).toBe(true);
  expect(right("vbank", "none", "")).toBe(true);
});
