import { expect, test } from "vitest";
import { blankGuestForm, keepGuestForm, readGuestForm } from "./kept-guest-form.ts";

function store(text: string | null = null) {
  const kept = new Map(text === null ? [] : [["guestOrderForm", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("what was kept is read again", () => {
  const browser = store();
  const form = { ...blankGuestForm, guestOrderName: "이오늘", zonecode: "05551", receiverIsOrderer: false };
  keepGuestForm(browser, form);
  expect(readGuestForm(browser)).toEqual(form);
});

test("nothing, something broken and fields of another kind are a blank form", () => {
  for (const text of [null, "{", "null", "[]", '{"zonecode":5551,"receiverIsOrderer":"yes"}']) {
    expect(readGuestForm(store(text))).toEqual(blankGuestForm);
  }
});

test("a store that takes nothing does not stop an order", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  expect(() => keepGuestForm(full, blankGuestForm)).not.toThrow();
});
