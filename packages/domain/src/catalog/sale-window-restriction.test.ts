import { expect, test } from "vitest";
import { type SaleWindow, saleWindowRestriction } from "./sale-window-restriction.ts";

const NOW = "2026-11-21T00:00:00+09:00";
const SAME_INSTANT_IN_UTC = "2026-11-20T15:00:00Z";
const SECOND_LATER = "2026-11-21T00:00:01+09:00";
const SECOND_EARLIER = "2026-11-20T23:59:59+09:00";

function sale(overrides: Partial<SaleWindow>): SaleWindow {
  return {
    saleType: "limited",
    comingSoonAt: null,
    limitedBeginAt: null,
    limitedEndAt: null,
    now: NOW,
    ...overrides,
  };
}

test("saleWindowRestriction: a normal sale has no window, even with leftover dates", () => {
  const leftOver = sale({ saleType: "normal", comingSoonAt: SECOND_LATER, limitedEndAt: SECOND_EARLIER });
  expect(saleWindowRestriction(leftOver)).toBeNull();
});

test("saleWindowRestriction: a limited sale opens at its first instant, in any offset", () => {
  expect(saleWindowRestriction(sale({ limitedBeginAt: SECOND_LATER }))).toBe("NOT_OPEN_YET");
  expect(saleWindowRestriction(sale({ limitedBeginAt: SAME_INSTANT_IN_UTC }))).toBeNull();
});

test("saleWindowRestriction: a limited sale is over at the instant of its end", () => {
  expect(saleWindowRestriction(sale({ limitedEndAt: SECOND_LATER }))).toBeNull();
  expect(saleWindowRestriction(sale({ limitedEndAt: SAME_INSTANT_IN_UTC }))).toBe("PERIOD_ENDED");
});

test("saleWindowRestriction: a limited sale without dates is open", () => {
  expect(saleWindowRestriction(sale({}))).toBeNull();
});

test("saleWindowRestriction: a coming-soon product opens at its date and stays closed without one", () => {
  expect(saleWindowRestriction(sale({ saleType: "comingSoon", comingSoonAt: SECOND_LATER }))).toBe(
    "NOT_OPEN_YET",
  );
  expect(saleWindowRestriction(sale({ saleType: "comingSoon", comingSoonAt: NOW }))).toBeNull();
  expect(saleWindowRestriction(sale({ saleType: "comingSoon" }))).toBe("NOT_OPEN_YET");
});

test("saleWindowRestriction: a funding opens when both its date and its period have begun", () => {
  const funding = { saleType: "funding", comingSoonAt: NOW, limitedBeginAt: NOW } as const;
  expect(saleWindowRestriction(sale(funding))).toBeNull();
  expect(saleWindowRestriction(sale({ ...funding, comingSoonAt: SECOND_LATER }))).toBe("NOT_OPEN_YET");
  expect(saleWindowRestriction(sale({ ...funding, limitedBeginAt: SECOND_LATER }))).toBe("NOT_OPEN_YET");
});

test("saleWindowRestriction: a funding after its period is PERIOD_ENDED", () => {
  const funding = sale({ saleType: "funding", comingSoonAt: SECOND_EARLIER, limitedEndAt: NOW });
  expect(saleWindowRestriction(funding)).toBe("PERIOD_ENDED");
});
