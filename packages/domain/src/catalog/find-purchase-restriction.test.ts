import fc from "fast-check";
import { expect, test } from "vitest";
import { findPurchaseRestriction, type PurchaseFacts } from "./find-purchase-restriction.ts";
import { isOptionAvailable } from "./is-option-available.ts";
import { OPTION_STATUSES, PRODUCT_STATUSES } from "./product-and-option-status.ts";
import { SALE_TYPES } from "./sale-type.ts";

const NOW = "2026-11-21T10:00:00+09:00";
const LATER = "2026-11-22T00:00:00+09:00";
const EARLIER = "2026-11-20T00:00:00+09:00";

function facts(overrides: Partial<PurchaseFacts> = {}): PurchaseFacts {
  return {
    productStatus: "stock_in",
    optionStatus: "stock_in",
    isAppOnly: false,
    platform: "web",
    minAppUserGrade: null,
    buyerGrade: null,
    saleType: "normal",
    comingSoonAt: null,
    limitedBeginAt: null,
    limitedEndAt: null,
    lacksShare: false,
    placeUnits: null,
    available: 10,
    units: 1,
    now: NOW,
    ...overrides,
  };
}

test("findPurchaseRestriction: a guest can buy an ordinary product in stock", () => {
  expect(findPurchaseRestriction(facts())).toBeNull();
});

test("findPurchaseRestriction: the last units can be bought, one more is NOT_ENOUGH_STOCK", () => {
  expect(findPurchaseRestriction(facts({ available: 3, units: 3 }))).toBeNull();
  expect(findPurchaseRestriction(facts({ available: 3, units: 4 }))).toBe("NOT_ENOUGH_STOCK");
});

test("findPurchaseRestriction: no unit left is SOLD_OUT", () => {
  expect(findPurchaseRestriction(facts({ available: 0 }))).toBe("SOLD_OUT");
});

test("findPurchaseRestriction: unlimited stock allows any quantity", () => {
  expect(findPurchaseRestriction(facts({ available: null, units: 9999 }))).toBeNull();
  expect(
    findPurchaseRestriction(facts({ optionStatus: "unlimited_stock_in", available: 0, units: 9999 })),
  ).toBeNull();
});

test.each(["stock_out", "temp_stock_out"] as const)(
  "findPurchaseRestriction: a product or an option in %s is SOLD_OUT",
  (status) => {
    expect(findPurchaseRestriction(facts({ productStatus: status }))).toBe("SOLD_OUT");
    expect(findPurchaseRestriction(facts({ optionStatus: status }))).toBe("SOLD_OUT");
  },
);

test.each(["waiting", "suspended", "removed", "unlimited_stock_in"] as const)(
  "findPurchaseRestriction: a product in %s is PRODUCT_NOT_ON_SALE",
  (productStatus) => {
    expect(findPurchaseRestriction(facts({ productStatus }))).toBe("PRODUCT_NOT_ON_SALE");
  },
);

test("findPurchaseRestriction: a suspended option is PRODUCT_NOT_ON_SALE", () => {
  expect(findPurchaseRestriction(facts({ optionStatus: "suspended" }))).toBe("PRODUCT_NOT_ON_SALE");
});

test("findPurchaseRestriction: an app-only product is APP_ONLY on the web and open in the apps", () => {
  expect(findPurchaseRestriction(facts({ isAppOnly: true }))).toBe("APP_ONLY");
  expect(findPurchaseRestriction(facts({ isAppOnly: true, platform: "android" }))).toBeNull();
  expect(findPurchaseRestriction(facts({ isAppOnly: true, platform: "ios" }))).toBeNull();
});

test("findPurchaseRestriction: a minimum grade blocks guests and lower grades only", () => {
  expect(findPurchaseRestriction(facts({ minAppUserGrade: 3 }))).toBe("GRADE_TOO_LOW");
  expect(findPurchaseRestriction(facts({ minAppUserGrade: 1 }))).toBe("GRADE_TOO_LOW");
  expect(findPurchaseRestriction(facts({ minAppUserGrade: 3, buyerGrade: 2 }))).toBe("GRADE_TOO_LOW");
  expect(findPurchaseRestriction(facts({ minAppUserGrade: 3, buyerGrade: 3 }))).toBeNull();
});

test("findPurchaseRestriction: a sold-out sale before its opening is NOT_OPEN_YET", () => {
  const sale = facts({ saleType: "comingSoon", comingSoonAt: LATER, available: 0 });
  expect(findPurchaseRestriction(sale)).toBe("NOT_OPEN_YET");
});

test("findPurchaseRestriction: a limited sale after its end is PERIOD_ENDED", () => {
  expect(findPurchaseRestriction(facts({ saleType: "limited", limitedEndAt: EARLIER }))).toBe("PERIOD_ENDED");
});

test.each([
  [{}, "SHARE_REQUIRED"],
  [{ units: 99 }, "SHARE_REQUIRED"],
  [{ available: 0 }, "SOLD_OUT"],
  [{ isAppOnly: true }, "APP_ONLY"],
  [{ minAppUserGrade: 2 }, "GRADE_TOO_LOW"],
  [{ saleType: "limited", limitedEndAt: EARLIER }, "PERIOD_ENDED"],
] as const)("findPurchaseRestriction: a product to be shared first, with %o, is %s", (change, expected) => {
  expect(findPurchaseRestriction(facts({ lacksShare: true, ...change }))).toBe(expected);
});

test("findPurchaseRestriction: a product off sale is reported before grade and quantity", () => {
  const sale = facts({ productStatus: "suspended", isAppOnly: true, minAppUserGrade: 5, units: 99 });
  expect(findPurchaseRestriction(sale)).toBe("PRODUCT_NOT_ON_SALE");
});

test("findPurchaseRestriction: 0 units throw", () => {
  expect(() => findPurchaseRestriction(facts({ units: 0 }))).toThrow(RangeError);
});

test("findPurchaseRestriction: statuses that isOptionAvailable rejects can never be bought", () => {
  const bought = PRODUCT_STATUSES.flatMap((productStatus) =>
    OPTION_STATUSES.map((optionStatus) => ({ productStatus, optionStatus })),
  ).filter((states) => findPurchaseRestriction(facts(states)) === null);

  expect(bought.length).toBeGreaterThan(0);
  expect(bought.every(isOptionAvailable)).toBe(true);
});

test("findPurchaseRestriction: a normal product in stock is blocked exactly when fewer units are left than asked for", () => {
  const left = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(left, fc.integer({ min: 1, max: 20 }), (available, units) => {
      expect(findPurchaseRestriction(facts({ available, units })) === null).toBe(units <= available);
    }),
  );
});

test("findPurchaseRestriction: no grade, platform or quantity opens a sale before its opening", () => {
  const closed = fc.record({
    saleType: fc.constantFrom(...SALE_TYPES.filter((saleType) => saleType !== "normal")),
    comingSoonAt: fc.constant(LATER),
    limitedBeginAt: fc.constant(LATER),
    platform: fc.constantFrom("android" as const, "ios" as const, "web" as const),
    buyerGrade: fc.option(fc.integer({ min: 1, max: 5 })),
    units: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(closed, (overrides) => {
      expect(findPurchaseRestriction(facts(overrides))).toBe("NOT_OPEN_YET");
    }),
  );
});

test.each([
  [{ placeUnits: 0 }, "WAITING_ROOM_ONLY"],
  [{ placeUnits: 2, units: 3 }, "WAITING_ROOM_LIMIT"],
  [{ placeUnits: 2, units: 2 }, null],
] as const)("findPurchaseRestriction: %o of an option with a waiting room is %s", (change, expected) => {
  expect(findPurchaseRestriction(facts(change))).toBe(expected);
});
