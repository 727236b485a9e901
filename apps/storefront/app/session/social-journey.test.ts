import { expect, test } from "vitest";
import { beginSocialJourney, endSocialJourney, lastLogin, rememberLastLogin } from "./social-journey.ts";

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("what the shopper left for is known once they are back, and only once", () => {
  const store = tab();
  beginSocialJourney(store, { purpose: "link", autoLogin: true });
  expect(endSocialJourney(store)).toEqual({ purpose: "link", autoLogin: true });
  expect(endSocialJourney(store)).toEqual({ purpose: "login", autoLogin: false });
});

test("the last way in is remembered", () => {
  const store = tab();
  expect(lastLogin(store)).toBeNull();
  rememberLastLogin(store, "naver");
  expect(lastLogin(store)).toBe("naver");
});
