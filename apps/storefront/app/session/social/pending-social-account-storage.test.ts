import { expect, test } from "vitest";
import { dropPendingSocial, keepPendingSocial, readPendingSocial } from "./pending-social-account-storage.ts";

const minute = 60_000;
const pending = {
  snsType: "naver",
  snsToken: "t",
  email: "haru@naver.example",
  name: null,
  next: "/cart",
} as const;

function tab(text: string | null = null) {
  const kept = new Map(text === null ? [] : [["pendingSocial", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("pending social: expires after ten minutes", () => {
  const store = tab();
  keepPendingSocial(store, pending, 0);
  expect(readPendingSocial(store, 10 * minute - 1)).toEqual(pending);
  expect(readPendingSocial(store, 10 * minute)).toBeNull();
});

test("pending social: removed once used", () => {
  const store = tab();
  keepPendingSocial(store, pending, 0);
  dropPendingSocial(store);
  expect(readPendingSocial(store, 1)).toBeNull();
});

test("pending social: invalid data is ignored", () => {
  for (const text of ["{", "7", "{}", JSON.stringify({ ...pending, snsType: "google", until: 9 })]) {
    expect(readPendingSocial(tab(text), 0), text).toBeNull();
  }
});
