import { expect, test } from "vitest";
import { edgeTagValue, tagsToPurge } from "./derive-edge-tags-and-purges.ts";

const products = (count: number) => Array.from({ length: count }, (_, place) => `product:${20_001 + place}`);

test.each([
  ["surrogate-key", "catalog product:20001 product:20002"],
  ["cache-tag", "catalog,product:20001,product:20002"],
] as const)("edgeTagValue: %s separates its tags in its own way", (header, value) => {
  expect(edgeTagValue(header, ["catalog", ...products(2)])).toBe(value);
});

test("edgeTagValue: a reply with more products than fit has one tag for all of them and keeps its others", () => {
  expect(edgeTagValue("surrogate-key", ["catalog", ...products(200)])).toHaveLength(7 + 200 * 14);
  expect(edgeTagValue("surrogate-key", ["catalog", ...products(1000), "displays"])).toBe(
    "catalog displays any-product",
  );
});

test.each([
  ["each tag once", ["displays", "displays", "faqs"], ["displays", "faqs"]],
  [
    "products with the replies that name none",
    ["product:1", "products"],
    ["product:1", "products", "any-product"],
  ],
  ["everything alone", ["product:1", "catalog"], ["catalog"]],
  ["a change without tags as everything", [""], ["catalog"]],
  ["many tags as everything", products(121), ["catalog"]],
])("tagsToPurge: %s", (_what, changed, purged) => {
  expect(tagsToPurge(changed)).toEqual(purged);
});
