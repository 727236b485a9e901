import { expect, test } from "vitest";
import { DEFAULT_PAYMENT_SELECTION } from "./convert-and-check-payment-selection.ts";
import { firstSelection, savePaymentMethod } from "./last-payment-method-storage.ts";

test("firstSelection: the method of the last order is picked again, with its wallet", () => {
  const store = memory();
  expect(firstSelection(store, true)).toEqual(DEFAULT_PAYMENT_SELECTION);
  savePaymentMethod(store, { ...DEFAULT_PAYMENT_SELECTION, method: "easypay", easyPay: "naverpay" });
  expect(firstSelection(store, false)).toMatchObject({ method: "easypay", easyPay: "naverpay" });
});

test("firstSelection: a registered card saved by a member is not picked for a guest", () => {
  const store = memory();
  savePaymentMethod(store, { ...DEFAULT_PAYMENT_SELECTION, method: "billing" });
  expect([firstSelection(store, true).method, firstSelection(store, false).method]).toEqual([
    "billing",
    "card",
  ]);
});

test("savePaymentMethod: without the wish to save it the saved method is deleted", () => {
  const store = memory();
  savePaymentMethod(store, { ...DEFAULT_PAYMENT_SELECTION, method: "phone" });
  savePaymentMethod(store, { ...DEFAULT_PAYMENT_SELECTION, method: "vbank", isRemembered: false });
  expect(firstSelection(store, true).method).toBe("card");
});

test.each([["cheque"], [""], ["easypay gold"]])(
  "firstSelection: saved text %j selects a method that exists",
  (text) => {
    const store = memory();
    store.setItem("paymentMethod", text);
    expect(["card", "easypay"]).toContain(firstSelection(store, true).method);
    expect(firstSelection(store, true).easyPay).toBe("kakaopay");
  },
);

test("firstSelection: a forbidden storage is the default", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  savePaymentMethod(store, DEFAULT_PAYMENT_SELECTION);
  expect(firstSelection(store, true)).toEqual(DEFAULT_PAYMENT_SELECTION);
});

function memory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
