import { expect, test } from "vitest";
import { FIRST_WAY, isReceiptRight, payWith, type Way } from "./way.ts";

const way = (change: Partial<Way>): Way => ({ ...FIRST_WAY, ...change });
const receipt = (kind: Way["receipt"]["kind"], number = "", isSave = false) => ({ kind, number, isSave });

test("payWith: a wallet is named, other methods open the provider's window, and an amount of 0원 is paid by points", () => {
  expect(payWith(way({ method: "easypay", easyPay: "naverpay" }), 57_700, null)).toEqual({
    pgType: "naverpay",
    paymentMethodType: "easypay",
  });
  expect(payWith(way({ method: "phone" }), 57_700, null)).toEqual({
    pgType: "toss",
    paymentMethodType: "phone",
  });
  expect(payWith(way({ method: "vbank" }), 0, null)).toEqual({ pgType: "point", paymentMethodType: "point" });
});

test("payWith: cash carries the receipt wanted; none is type 3", () => {
  const paid = (kind: Way["receipt"]["kind"], number?: string, isSave?: boolean) =>
    payWith(way({ method: "vbank", receipt: receipt(kind, number, isSave) }), 57_700, null)
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

test("payWith: a saved number is sent as displayed", () => {
  const kept = { cashReceiptType: 1, identitySelect: 1, identityNo: "*******5678" };
  const paid = payWith(way({ method: "transfer", receipt: receipt("kept", "", true) }), 57_700, kept);
  expect(paid.orderItemCashReceiptInfo).toEqual(kept);
});

test("isReceiptRight: rejects an invalid number, only where a receipt is wanted", () => {
  const right = (method: Way["method"], kind: Way["receipt"]["kind"], number: string) =>
    isReceiptRight({ method, receipt: receipt(kind, number) });
  expect(right("vbank", "phone", "010-1234-5678")).toBe(true);
  expect(right("vbank", "phone", "010-12")).toBe(false);
  expect(right("transfer", "business", "1248100997")).toBe(false);
  expect(right("card", "phone", "")).toBe(true);
  expect(right("vbank", "none", "")).toBe(true);
});
