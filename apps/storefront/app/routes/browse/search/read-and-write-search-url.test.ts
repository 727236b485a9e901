import { NO_FILTER } from "@todayfruit/domain/search/read-and-write-search-filter";
import { expect, test } from "vitest";
import { readSearchUrl, searchPath } from "./read-and-write-search-url.ts";

const read = (address: string) => readSearchUrl(new URL(address, "http://shop").searchParams);

test("searchPath: reads back as the same choices", () => {
  const choices = {
    text: "사과 & 배+5kg",
    filter: {
      ...NO_FILTER,
      inStockOnly: true,
      minPrice: 10_000,
      order: "priceAsc" as const,
      mayCorrect: false,
    },
  };
  expect(read(searchPath(choices))).toEqual(choices);
});

test("readSearchUrl: an empty query is the start page", () => {
  expect(read("/search")).toEqual({ text: "", filter: NO_FILTER });
  expect(read("/search?q=%20%20")).toEqual({ text: "", filter: NO_FILTER });
});

test("readSearchUrl: ignores invalid values and cuts a long text", () => {
  expect(read("/search?q=귤&filter=stock:out")).toEqual({ text: "귤", filter: NO_FILTER });
  expect(read(`/search?q=${"귤".repeat(200)}`).text).toHaveLength(100);
});
