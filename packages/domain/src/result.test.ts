import { expect, test } from "vitest";
import { ok, type Result, refuse } from "./result.ts";

test("ok: carries its value", () => {
  expect(ok(3000)).toEqual({ ok: true, value: 3000 });
});

test("refuse: without a detail, detail is undefined", () => {
  expect(refuse("SOLD_OUT")).toEqual({ ok: false, code: "SOLD_OUT", detail: undefined });
});

test("refuse: carries the detail that its message needs", () => {
  expect(refuse("NOT_ENOUGH_STOCK", { left: 3 })).toEqual({
    ok: false,
    code: "NOT_ENOUGH_STOCK",
    detail: { left: 3 },
  });
});

test("Result: narrows to its value or to its code", () => {
  const describe = (result: Result<number, "SOLD_OUT">): string =>
    result.ok ? `value ${result.value}` : `code ${result.code}`;

  expect(describe(ok(1))).toBe("value 1");
  expect(describe(refuse("SOLD_OUT"))).toBe("code SOLD_OUT");
});
