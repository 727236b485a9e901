import { expect, test } from "vitest";
import { filterOf, readPlace, writePlace } from "./product-views-and-search-params.ts";

test.each(["", "?view=waiting", "?view=sold&search=%EB%B0%B0&category=1001&farm=3"])(
  "readPlace and writePlace: %j stays the same",
  (address) => {
    expect(writePlace(readPlace(new URLSearchParams(address)))).toBe(address);
  },
);

test("readPlace: what no list has is the whole list", () => {
  expect(writePlace(readPlace(new URLSearchParams("?view=toString&category=x&farm=0")))).toBe("");
});

test("filterOf: the view with what narrows it", () => {
  const place = readPlace(new URLSearchParams("?view=sold-out&category=1001"));
  expect(filterOf(place)).toEqual({ isSoldOut: true, categoryId: 1001 });
});
