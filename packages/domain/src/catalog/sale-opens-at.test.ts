import { expect, test } from "vitest";
import { saleOpensAt } from "./sale-opens-at.ts";
import { SALE_TYPES } from "./sale-type.ts";
import { saleWindowRestriction } from "./sale-window-restriction.ts";

const soon = "2026-11-25T01:00:00.000Z";
const begin = "2026-11-26T01:00:00.000Z";

test.each([
  ["normal", soon, begin, null],
  ["comingSoon", soon, begin, soon],
  ["comingSoon", null, begin, null],
  ["limited", soon, begin, begin],
  ["limited", soon, null, null],
  ["funding", soon, begin, begin],
  ["funding", begin, soon, begin],
  ["funding", null, begin, begin],
  ["funding", soon, null, soon],
  ["funding", null, null, null],
] as const)("opensAt: %s with %s and %s opens at %s", (saleType, comingSoonAt, limitedBeginAt, expected) => {
  expect(saleOpensAt({ saleType, comingSoonAt, limitedBeginAt })).toBe(expected);
});

test.each(SALE_TYPES)("opensAt: %s is blocked a millisecond before and open at the instant", (saleType) => {
  const sale = { saleType, comingSoonAt: soon, limitedBeginAt: begin, limitedEndAt: null };
  const at = saleOpensAt(sale);
  if (at === null) return expect(saleWindowRestriction({ ...sale, now: soon })).toBeNull();
  const before = new Date(Date.parse(at) - 1).toISOString();
  expect(saleWindowRestriction({ ...sale, now: before })).toBe("NOT_OPEN_YET");
  expect(saleWindowRestriction({ ...sale, now: at })).toBeNull();
});
