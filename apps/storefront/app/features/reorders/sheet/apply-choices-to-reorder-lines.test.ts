import { expect, test } from "vitest";
import { applyChoicesToReorderLines } from "./apply-choices-to-reorder-lines.ts";
import { comparedLine } from "./compared-line-fixture.ts";

test("applyChoicesToReorderLines: at first all that can be bought, with the units of then or what is left", () => {
  const lines = [
    comparedLine({ id: 1, units: 2 }),
    comparedLine({ id: 2, units: 5, remaining: 3 }),
    comparedLine({ id: 3, remaining: 0, block: "SOLD_OUT" }),
  ];
  expect(applyChoicesToReorderLines(lines, {}).map(({ units, isChosen }) => [units, isChosen])).toEqual([
    [2, true],
    [3, true],
    [1, false],
  ]);
});

test("applyChoicesToReorderLines: choices change units within the stock; what cannot be bought is never chosen", () => {
  const lines = [comparedLine({ id: 1, remaining: 4 }), comparedLine({ id: 2, block: "PERIOD_ENDED" })];
  const choices = { 1: { units: 9, isLeftOut: true }, 2: { isLeftOut: false } };
  expect(
    applyChoicesToReorderLines(lines, choices).map(({ units, isChosen, most }) => [units, isChosen, most]),
  ).toEqual([
    [4, false, 4],
    [1, false, 999],
  ]);
});
