import { expect, test } from "vitest";
import { searchFilter } from "./subscription-view-and-search-filters.ts";

test.each([
  ["", {}],
  [" 1234 ", { phoneEnd: "1234" }],
  ["20008", { productId: 20_008 }],
  ["김하", { name: "김하" }],
  ["0123456789012", { name: "0123456789012" }],
])("searchFilter: %j is %j", (search, filter) => {
  expect(searchFilter(search)).toEqual(filter);
});
