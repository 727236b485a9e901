import { expect, test } from "vitest";
import { lastLoginMethod, rememberLastLoginMethod } from "./last-login-method-storage.ts";
import { keepSocialLoginPurpose, takeSocialLoginPurpose } from "./social-login-purpose-storage.ts";

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("social login purpose: readable once after the return", () => {
  const store = tab();
  keepSocialLoginPurpose(store, { purpose: "link", autoLogin: true });
  expect(takeSocialLoginPurpose(store)).toEqual({ purpose: "link", autoLogin: true });
  expect(takeSocialLoginPurpose(store)).toEqual({ purpose: "login", autoLogin: false });
});

test("last login: remembers the latest method", () => {
  const store = tab();
  expect(lastLoginMethod(store)).toBeNull();
  rememberLastLoginMethod(store, "naver");
  expect(lastLoginMethod(store)).toBe("naver");
});
