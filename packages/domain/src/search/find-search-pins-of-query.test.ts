import { expect, test } from "vitest";
import { findSearchPinsOfQuery, type SearchPin, type SearchPins } from "./find-search-pins-of-query.ts";
import { parseTypedQuery } from "./query/parse-typed-query.ts";
import type { SearchDictionary } from "./search-dictionary-types.ts";

const pin = (productId: number, changes: Partial<SearchPin> = {}): SearchPin => ({
  productId,
  variants: ["todayfruit"],
  beginsAt: 100,
  endsAt: null,
  isAdvertisement: false,
  ...changes,
});
const DICTIONARY: SearchDictionary = new Map([
  ["능금", { relation: "same", means: ["사과"] }],
  ["과일", { relation: "family", means: ["사과"] }],
]);
const PINS: SearchPins = new Map([
  ["사과", [pin(1), pin(2, { variants: ["market"] }), pin(3, { endsAt: 200 })]],
  ["햇사과", [pin(4)]],
]);
const ids = (text: string, now = 150, variant = "todayfruit") =>
  findSearchPinsOfQuery(PINS, parseTypedQuery(text), DICTIONARY, { variant, now }).map(
    ({ productId }) => productId,
  );

test.each([
  ["사과", [1, 3]],
  [" 사과! ", [1, 3]],
  ["능금", [1, 3]],
  ["햇 사과", [4]],
  ["햇사과", [4]],
  ["과일", []],
  ["사과 배", []],
  ["사과 5kg", []],
  ["", []],
])("the query %j has the pins %j", (text, expected) => {
  expect(ids(text)).toEqual(expected);
});

test("a pin leads from its begin until before its end, on its variants", () => {
  expect([ids("사과", 99), ids("사과", 100), ids("사과", 199), ids("사과", 200)]).toEqual([
    [],
    [1, 3],
    [1, 3],
    [1],
  ]);
  expect(ids("사과", 150, "market")).toEqual([2]);
  expect(ids("사과", 150, "ru")).toEqual([]);
});

test("the pins of the typed word itself go before those of the name that it means", () => {
  const pins = new Map([...PINS, ["능금", [pin(9)]]]);
  const query = parseTypedQuery("능금");
  expect(findSearchPinsOfQuery(pins, query, DICTIONARY, { variant: "todayfruit", now: 150 })).toEqual([
    pin(9),
  ]);
});
