import { expect, test } from "vitest";
import { safeLoginRedirect } from "./safe-login-redirect.ts";

test("safeLoginRedirect: keeps a path of the shop whole", () => {
  expect(safeLoginRedirect("/orders/7?from=mail#top", "/my")).toBe("/orders/7?from=mail#top");
});

test("safeLoginRedirect: refuses any other destination", () => {
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
    expect(safeLoginRedirect(next, "/my"), String(next)).toBe("/my");
  }
});

test("safeLoginRedirect: does not lead back to the login", () => {
  expect([safeLoginRedirect("/login?next=/login", "/my"), safeLoginRedirect("/register", "/my")]).toEqual([
    "/my",
    "/my",
  ]);
});
