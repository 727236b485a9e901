import { expect, test } from "vitest";
import { safeNext } from "./safe-next.ts";

test("an address of the shop is kept whole", () => {
  expect(safeNext("/orders/7?from=mail#top", "/my")).toBe("/orders/7?from=mail#top");
});

test("whatever leads elsewhere is not followed", () => {
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

test("signing in does not lead back to signing in", () => {
  expect([safeNext("/login?next=/login", "/my"), safeNext("/register", "/my")]).toEqual(["/my", "/my"]);
});
