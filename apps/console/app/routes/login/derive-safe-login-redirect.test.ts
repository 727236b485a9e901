import { expect, test } from "vitest";
import { deriveSafeLoginRedirect } from "./derive-safe-login-redirect.ts";

test.each([
  ["/orders?view=paid", "/orders?view=paid"],
  [null, "/"],
  ["//example.com", "/"],
  ["/\\example.com", "/"],
  ["https://example.com", "/"],
  ["/login?next=/login", "/"],
])("deriveSafeLoginRedirect: %s leads to %s", (next, address) => {
  expect(deriveSafeLoginRedirect(next)).toBe(address);
});
