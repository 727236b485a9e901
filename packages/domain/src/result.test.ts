import { expect, test } from "vitest";
import { ok, type Result, refuse } from "./result.ts";

test("ok carries its value", () => {
  expect(ok(3000)).toEqual({ ok: true, value: 3000 });
});

test("a refusal without detail has the detail undefined", () => {
  expect(refuse("SOLD_OUT")).toEqual({ ok: false, code: "SOLD_OUT", detail: undefined });
});

test("a refusal carries what a sentence about it needs", () => {
  expect(refuse("NOT_ENOUGH_STOCK", { left: 3 })).toEqual({
    ok: false,
    code: "NOT_ENOUGH_STOCK",
    detail: { left: 3 },
  });
});

test("a result narrows to its value or to its code", () => {
  const describe = (result: Result<number, "SOLD_OUT">): string =>
    result.ok ? `value ${result.value}` : `code ${result.code}`;

  expect(describe(ok(1))).toBe("value 1");
  expect(describe(refuse("SOLD_OUT"))).toBe("code SOLD_OUT");
});
