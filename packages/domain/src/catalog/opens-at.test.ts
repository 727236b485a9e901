import { expect, test } from "vitest";
import { opensAt } from "./opens-at.ts";
import { saleWindowBlock } from "./sale-window-block.ts";
import { SALE_TYPES } from "./vocabulary.ts";

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
  expect(opensAt({ saleType, comingSoonAt, limitedBeginAt })).toBe(expected);
});

test.each(SALE_TYPES)("opensAt: %s is blocked a millisecond before and open at the instant", (saleType) => {
  const sale = { saleType, comingSoonAt: soon, limitedBeginAt: begin, limitedEndAt: null };
  const at = opensAt(sale);
  if (at === null) return expect(saleWindowBlock({ ...sale, now: soon })).toBeNull();
  const before = new Date(Date.parse(at) - 1).toISOString();
  expect(saleWindowBlock({ ...sale, now: before })).toBe("NOT_OPEN_YET");
  expect(saleWindowBlock({ ...sale, now: at })).toBeNull();
});
