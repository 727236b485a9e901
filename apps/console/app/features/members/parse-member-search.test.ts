import { expect, test } from "vitest";
import { parseMemberSearch } from "./parse-member-search.ts";

test.each([
  ["", {}],
  ["  ", {}],
  ["2207", { phoneEnd: "2207" }],
  ["220", { name: "220" }],
  ["nam", { email: "nam" }],
  ["nam.goong@mail", { email: "nam.goong@mail" }],
  ["9kg@shop", { email: "9kg@shop" }],
  ["남궁", { name: "남궁" }],
  ["가".repeat(40), { name: "가".repeat(30) }],
])("%j is sought as %j", (text, query) => {
  expect(parseMemberSearch(text)).toEqual(query);
});
