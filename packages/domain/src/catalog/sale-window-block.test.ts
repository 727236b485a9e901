import { expect, test } from "vitest";
import { type SaleWindow, saleWindowBlock } from "./sale-window-block.ts";

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

test("saleWindowBlock: a normal sale has no window, even with leftover dates", () => {
  const leftOver = sale({ saleType: "normal", comingSoonAt: SECOND_LATER, limitedEndAt: SECOND_EARLIER });
  expect(saleWindowBlock(leftOver)).toBeNull();
});

test("saleWindowBlock: a limited sale opens at its first instant, in any offset", () => {
  expect(saleWindowBlock(sale({ limitedBeginAt: SECOND_LATER }))).toBe("NOT_OPEN_YET");
  expect(saleWindowBlock(sale({ limitedBeginAt: SAME_INSTANT_IN_UTC }))).toBeNull();
});

test("saleWindowBlock: a limited sale is over at the instant of its end", () => {
  expect(saleWindowBlock(sale({ limitedEndAt: SECOND_LATER }))).toBeNull();
  expect(saleWindowBlock(sale({ limitedEndAt: SAME_INSTANT_IN_UTC }))).toBe("PERIOD_ENDED");
});

test("saleWindowBlock: a limited sale without dates is open", () => {
  expect(saleWindowBlock(sale({}))).toBeNull();
});

test("saleWindowBlock: a coming-soon product opens at its date and stays closed without one", () => {
  expect(saleWindowBlock(sale({ saleType: "comingSoon", comingSoonAt: SECOND_LATER }))).toBe("NOT_OPEN_YET");
  expect(saleWindowBlock(sale({ saleType: "comingSoon", comingSoonAt: NOW }))).toBeNull();
  expect(saleWindowBlock(sale({ saleType: "comingSoon" }))).toBe("NOT_OPEN_YET");
});

test("saleWindowBlock: a funding opens when both its date and its period have begun", () => {
  const funding = { saleType: "funding", comingSoonAt: NOW, limitedBeginAt: NOW } as const;
  expect(saleWindowBlock(sale(funding))).toBeNull();
  expect(saleWindowBlock(sale({ ...funding, comingSoonAt: SECOND_LATER }))).toBe("NOT_OPEN_YET");
  expect(saleWindowBlock(sale({ ...funding, limitedBeginAt: SECOND_LATER }))).toBe("NOT_OPEN_YET");
});

test("saleWindowBlock: a funding after its period is PERIOD_ENDED", () => {
  const funding = sale({ saleType: "funding", comingSoonAt: SECOND_EARLIER, limitedEndAt: NOW });
  expect(saleWindowBlock(funding)).toBe("PERIOD_ENDED");
});
