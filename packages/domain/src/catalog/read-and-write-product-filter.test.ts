import fc from "fast-check";
import { expect, test } from "vitest";
import {
  countProductConditions,
  OPEN_PRODUCT_FILTER,
  type ProductFilter,
  readProductFilter,
  writeProductFilter,
} from "./read-and-write-product-filter.ts";

test("readProductFilter: every condition is read", () => {
  const text =
    "price:-30000,delivery:free,origin:경북|제주,farm:3|12,weight:1000-3000,score:4.5,sweetness:11.5,arrive:2026-11-25";
  expect(readProductFilter(text)).toEqual({
    ok: true,
    value: {
      minPrice: null,
      maxPrice: 30_000,
      freeDeliveryOnly: true,
      origins: ["경북", "제주"],
      farmIds: [3, 12],
      minWeight: 1000,
      maxWeight: 3000,
      minScore: 4.5,
      minSweetness: 11.5,
      arriveBy: "2026-11-25",
    },
  });
});

test.each([
  ["origin:"],
  ["origin:제주|제주"],
  ["origin:제주'; drop table product"],
  [`origin:${Array.from({ length: 21 }, (_, index) => `가${"나".repeat(index % 15)}${index}`).join("|")}`],
  ["farm:0"],
  ["farm:1|"],
  ["farm:1|1"],
  ["weight:-"],
  ["weight:3000-1000"],
  ["score:5"],
  ["score:4.4"],
  ["sweetness:0"],
  ["sweetness:100"],
  ["arrive:2026-02-30"],
  ["arrive:2026-13-01"],
  ["arrive:tomorrow"],
  ["price:1-2,price:1-2"],
  ["order:latest"],
])("readProductFilter: %j is refused with FILTER_INVALID", (text) => {
  expect(readProductFilter(text)).toMatchObject({ ok: false, code: "FILTER_INVALID" });
});

const limit = fc.option(fc.integer({ min: 0, max: 999_999_999 }));
const filters: fc.Arbitrary<ProductFilter> = fc
  .record({
    freeDeliveryOnly: fc.boolean(),
    minPrice: limit,
    maxPrice: limit,
    origins: fc.uniqueArray(fc.constantFrom("경북", "제주", "미국", "전남")),
    farmIds: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 20 }),
    minWeight: limit,
    maxWeight: limit,
    minScore: fc.constantFrom(null, 4, 4.5),
    minSweetness: fc.constantFrom(null, 11, 11.5),
    arriveBy: fc.constantFrom(null, "2026-11-25", "2028-02-29"),
  })
  .filter(
    ({ minPrice, maxPrice, minWeight, maxWeight }) =>
      (minPrice ?? 0) <= (maxPrice ?? Number.POSITIVE_INFINITY) &&
      (minWeight ?? 0) <= (maxWeight ?? Number.POSITIVE_INFINITY),
  );

test("readProductFilter: reads back what writeProductFilter wrote, lists sorted", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const sorted = {
        ...filter,
        origins: filter.origins.toSorted(),
        farmIds: filter.farmIds.toSorted((a, b) => a - b),
      };
      expect(readProductFilter(writeProductFilter(filter))).toEqual({ ok: true, value: sorted });
    }),
  );
});

test("writeProductFilter: equal filters give equal texts, an open filter an empty one", () => {
  expect(writeProductFilter(OPEN_PRODUCT_FILTER)).toBe("");
  const one = { ...OPEN_PRODUCT_FILTER, origins: ["제주", "경북"], farmIds: [12, 3] };
  const other = { ...OPEN_PRODUCT_FILTER, farmIds: [3, 12], origins: ["경북", "제주"] };
  expect(writeProductFilter(one)).toBe(writeProductFilter(other));
});

test("countProductConditions: a range and a list count as one condition each", () => {
  expect(countProductConditions(OPEN_PRODUCT_FILTER)).toBe(0);
  const filter = { ...OPEN_PRODUCT_FILTER, origins: ["제주", "경북"], minPrice: 1, maxPrice: 2, minScore: 4 };
  expect(countProductConditions(filter)).toBe(3);
});
