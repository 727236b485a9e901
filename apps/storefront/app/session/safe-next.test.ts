import { expect, test } from "vitest";
import { safeNext } from "./safe-next.ts";

test("safeNext: keeps a path of the shop whole", () => {
  expect(safeNext("/orders/7?from=mail#top", "/my")).toBe("/orders/7?from=mail#top");
});

test("safeNext: refuses any other destination", () => {
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
    expect(safeNext(next, "/my"), String(next)).toBe("/my");
  }
});

test("safeNext: does not lead back to the login", () => {
  expect([safeNext("/login?next=/login", "/my"), safeNext("/register", "/my")]).toEqual(["/my", "/my"]);
});
