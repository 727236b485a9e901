import { expect, test } from "vitest";
import { buildAnalyticsItem, worthOf } from "./build-analytics-item.ts";

const tangerine = {
  id: 20_003,
  name: "제주 노지 감귤 5kg",
  distributor: { name: "효돈농장" },
  category: { name: "감귤·만감류", parent: { name: "과일" } },
};

test("buildAnalyticsItem: a category with a parent becomes item_category2", () => {
  expect(buildAnalyticsItem(tangerine, { option: { name: "3kg" }, price: 12_900, quantity: 2 })).toEqual({
    item_id: "20003",
    item_name: "제주 노지 감귤 5kg",
    item_brand: "효돈농장",
    item_category: "과일",
    item_category2: "감귤·만감류",
    item_variant: "3kg",
    price: 12_900,
    quantity: 2,
  });
});

test("buildAnalyticsItem: a top category is the only one, and without an option there is no item_variant", () => {
  const item = buildAnalyticsItem(
    { ...tangerine, category: { name: "과일", parent: null } },
    { price: 1, quantity: 1 },
  );
  expect(item.item_category).toBe("과일");
  expect(Object.keys(item)).not.toContain("item_category2");
  expect(Object.keys(item)).not.toContain("item_variant");
});

test("worthOf: lines are summed as price times quantity", () => {
  expect(worthOf([])).toBe(0);
  expect(
    worthOf([
      { price: 12_900, quantity: 2 },
      { price: 5000, quantity: 1 },
    ]),
  ).toBe(30_800);
});
