import { expect, test } from "vitest";
import { sumReorder } from "./sum-reorder.ts";

test("sumReorder: units times the price of then and of now; nothing chosen is 0", () => {
  const lines = [
    { thenPrice: 26_900, price: 24_900, units: 1 },
    { thenPrice: 18_900, price: 19_900, units: 2 },
  ];
  expect(sumReorder(lines)).toEqual({ units: 3, thenPrice: 64_700, price: 64_700 });
  expect(sumReorder([])).toEqual({ units: 0, thenPrice: 0, price: 0 });
});
