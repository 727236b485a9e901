import { OPEN_PRODUCT_FILTER } from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { expect, test } from "vitest";
import { listSearch, readListQuery } from "./read-and-write-category-search-params.ts";

const defaults = {
  sub: null,
  orderBy: "latest",
  view: null,
  hideSoldOut: true,
  filter: OPEN_PRODUCT_FILTER,
} as const;

test("readListQuery: an empty query means the specification's defaults", () => {
  expect(readListQuery(new URLSearchParams(""))).toEqual(defaults);
  expect(listSearch(defaults)).toBe("?");
});

test("readListQuery: invalid values fall back to the defaults", () => {
  expect(
    readListQuery(new URLSearchParams("sub=-1&sort=toString&view=x&soldout=1&filter=colour:red")),
  ).toEqual(defaults);
});

test("listSearch: reads back as the same choices", () => {
  const filter = { ...OPEN_PRODUCT_FILTER, origins: ["경북", "제주"], minScore: 4.5 };
  const chosen = { sub: 1002, orderBy: "priceAsc", view: "list", hideSoldOut: false, filter } as const;
  expect(readListQuery(new URLSearchParams(listSearch(chosen)))).toEqual(chosen);
});
