import { expect, test } from "vitest";
import { safeNext } from "./safe-next.ts";

test.each([
  ["/orders?view=paid", "/orders?view=paid"],
  [null, "/"],
  ["//example.com", "/"],
  ["/\\example.com", "/"],
  ["https://example.com", "/"],
  ["/login?next=/login", "/"],
])("safeNext: %s leads to %s", (next, address) => {
  expect(safeNext(next)).toBe(address);
});
