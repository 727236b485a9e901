import { expect, test } from "vitest";
import { LEAST, methodsFor, type OfferedMethod, wrongSum } from "./check-offered-method-sums.ts";

test.each<[OfferedMethod["method"], number, number | null, ReturnType<typeof wrongSum>]>([
  ["card", 100, null, null],
  ["card", 99, null, "minAmount"],
  ["vbank", 199, null, "minAmount"],
  ["transfer", 200, 200, null],
  ["phone", 1000, 999, "maxAmount"],
  ["phone", 1000, 500_000, null],
])("wrongSum: %s from %i to %s is %s", (method, minAmount, maxAmount, field) => {
  expect(wrongSum({ method, minAmount, maxAmount })).toBe(field);
});

test("wrongSum: what the provider accepts is right for each method", () => {
  for (const [method, minAmount] of Object.entries(LEAST))
    expect(wrongSum({ method: method as OfferedMethod["method"], minAmount, maxAmount: null })).toBeNull();
});

test.each<[number, string[]]>([
  [99, []],
  [100, ["card"]],
  [1000, ["card", "phone"]],
  [500_000, ["card", "phone"]],
  [500_001, ["card"]],
])("methodsFor: %i원 is paid with %j", (price, methods) => {
  const offered: OfferedMethod[] = [
    { method: "card", minAmount: 100, maxAmount: null },
    { method: "phone", minAmount: 1000, maxAmount: 500_000 },
  ];
  expect(methodsFor(offered, price)).toEqual(methods);
});
