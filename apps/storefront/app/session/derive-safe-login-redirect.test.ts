import { expect, test } from "vitest";
import { deriveSafeLoginRedirect } from "./derive-safe-login-redirect.ts";

test("deriveSafeLoginRedirect: keeps a path of the shop whole", () => {
  expect(deriveSafeLoginRedirect("/orders/7?from=mail#top", "/my")).toBe("/orders/7?from=mail#top");
});

test("deriveSafeLoginRedirect: refuses any other destination", () => {
  for (const next of [
    null,
    "",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "cart",
  ]) {
    expect(deriveSafeLoginRedirect(next, "/my"), String(next)).toBe("/my");
  }
});

test("deriveSafeLoginRedirect: does not lead back to the login", () => {
  expect([
    deriveSafeLoginRedirect("/login?next=/login", "/my"),
    deriveSafeLoginRedirect("/register", "/my"),
  ]).toEqual(["/my", "/my"]);
});
