import { expect, test } from "vitest";
import { BLANK_GUEST_FORM, readGuestForm, saveGuestForm } from "./guest-order-form-storage.ts";

function store(text: string | null = null) {
  const kept = new Map(text === null ? [] : [["guestOrderForm", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("guest form: reads back what was saved", () => {
  const browser = store();
  const form = { ...BLANK_GUEST_FORM, guestOrderName: "이오늘", zonecode: "05551", receiverIsOrderer: false };
  saveGuestForm(browser, form);
  expect(readGuestForm(browser)).toEqual(form);
});

test("guest form: the code of the entrance is not saved", () => {
  const browser = store();
  saveGuestForm(browser, { ...BLANK_GUEST_FORM, zonecode: "05551", entranceCode: "#1203" });
  expect(readGuestForm(browser)).toEqual({ ...BLANK_GUEST_FORM, zonecode: "05551" });
});

test("guest form: missing, broken or mistyped data gives a blank form", () => {
  for (const text of [null, "{", "null", "[]", '{"zonecode":5551,"receiverIsOrderer":"yes"}']) {
    expect(readGuestForm(store(text))).toEqual(BLANK_GUEST_FORM);
  }
});

test("guest form: a full or forbidden storage does not stop an order", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  expect(() => saveGuestForm(full, BLANK_GUEST_FORM)).not.toThrow();
});
