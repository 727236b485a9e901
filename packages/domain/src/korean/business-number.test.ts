import { expect, test } from "vitest";
import { isBusinessNumber } from "./business-number.ts";

test("isBusinessNumber: accepts ten digits with their check digit alone", () => {
  expect(["2208162517", "1248100998"].map(isBusinessNumber)).toEqual([true, true]);
  expect(["2208162518", "220816251", "22081625170", "220-81-62517"].map(isBusinessNumber)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
