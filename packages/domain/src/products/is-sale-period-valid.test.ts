import { expect, test } from "vitest";
import { isSalePeriodValid, type SalePeriod } from "./is-sale-period-valid.ts";

const NORMAL: SalePeriod = {
  saleType: "normal",
  comingSoonAt: null,
  limitedBeginAt: null,
  limitedEndAt: null,
};
const BEGIN = "2026-11-23T00:00:00Z";
const END = "2026-11-24T00:00:00Z";

test.each<[Partial<SalePeriod>, boolean]>([
  [{}, true],
  [{ saleType: "comingSoon" }, true],
  [{ saleType: "limited" }, false],
  [{ saleType: "funding", limitedEndAt: END }, true],
  [{ saleType: "limited", limitedBeginAt: BEGIN, limitedEndAt: END }, true],
  [{ saleType: "limited", limitedBeginAt: END, limitedEndAt: BEGIN }, false],
  [{ limitedBeginAt: END, limitedEndAt: END }, false],
])("isSalePeriodValid: %j is %s", (period, expected) => {
  expect(isSalePeriodValid({ ...NORMAL, ...period })).toBe(expected);
});
