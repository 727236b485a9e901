import { expect, test } from "vitest";
import { lastLogin, rememberLastLogin } from "./last-login.ts";
import { beginSocialJourney, endSocialJourney } from "./social-journey.ts";

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("social journey: readable once after the return", () => {
  const store = tab();
  beginSocialJourney(store, { purpose: "link", autoLogin: true });
  expect(endSocialJourney(store)).toEqual({ purpose: "link", autoLogin: true });
  expect(endSocialJourney(store)).toEqual({ purpose: "login", autoLogin: false });
});

test("last login: remembers the latest method", () => {
  const store = tab();
  expect(lastLogin(store)).toBeNull();
  rememberLastLogin(store, "naver");
  expect(lastLogin(store)).toBe("naver");
});
