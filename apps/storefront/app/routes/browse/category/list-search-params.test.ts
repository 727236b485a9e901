import { expect, test } from "vitest";
import { listSearch, readListQuery } from "./list-search-params.ts";

const defaults = { sub: null, orderBy: "latest", view: null, hideSoldOut: true } as const;

test("readListQuery: an empty query means the specification's defaults", () => {
  expect(readListQuery(new URLSearchParams(""))).toEqual(defaults);
  expect(listSearch(defaults)).toBe("?");
});

test("readListQuery: invalid values fall back to the defaults", () => {
  expect(readListQuery(new URLSearchParams("sub=-1&sort=toString&view=x&soldout=1"))).toEqual(defaults);
});

test("listSearch: reads back as the same choices", () => {
  const chosen = { sub: 1002, orderBy: "priceAsc", view: "list", hideSoldOut: false } as const;
  expect(readListQuery(new URLSearchParams(listSearch(chosen)))).toEqual(chosen);
});
