import fc from "fast-check";
import { expect, test } from "vitest";
import { bundlesOf } from "./group-lines-into-bundles.ts";

function line(productId: number, distributorId: number, isBundle = true) {
  return { productId, distributorId, shipping: { isBundle } };
}

test("bundlesOf: products of one distributor ship together", () => {
  const bundles = bundlesOf([line(1, 301), line(2, 301), line(3, 302)], "type03");
  expect(bundles.map(({ key, lines }) => [key, lines.length])).toEqual([
    ["distributor:301", 2],
    ["distributor:302", 1],
  ]);
});

test("bundlesOf: a product that does not bundle is on its own, with all its options", () => {
  const bundles = bundlesOf([line(1, 301), line(2, 301, false), line(2, 301, false)], "type03");
  expect(bundles.map(({ key, lines }) => [key, lines.length])).toEqual([
    ["distributor:301", 1],
    ["product:2", 2],
  ]);
});

test("bundlesOf: under type02 every product is on its own", () => {
  const keys = bundlesOf([line(1, 301), line(2, 301), line(1, 301)], "type02").map(({ key }) => key);
  expect(keys).toEqual(["product:1", "product:2"]);
});

test("bundlesOf: under type01 products are bundled as under type03", () => {
  expect(bundlesOf([line(1, 301), line(2, 301)], "type01").map(({ key }) => key)).toEqual([
    "distributor:301",
  ]);
});

test("bundlesOf: bundles come in the order of their first lines and name their distributor", () => {
  const bundles = bundlesOf([line(9, 305), line(1, 301), line(8, 305)], "type03");
  expect(bundles.map(({ distributorId }) => distributorId)).toEqual([305, 301]);
});

test("bundlesOf: no lines give no bundles", () => {
  expect(bundlesOf([], "type03")).toEqual([]);
});

test("bundlesOf: a product of two distributors throws", () => {
  expect(() => bundlesOf([line(1, 301, false), line(1, 302, false)], "type03")).toThrow(RangeError);
});

test("bundlesOf: every line is in exactly one bundle", () => {
  const anyLine = fc.integer({ min: 1, max: 12 }).map((id) => line(id, 300 + (id % 3), id % 2 === 0));
  const feeType = fc.constantFrom("type01" as const, "type02" as const, "type03" as const);
  fc.assert(
    fc.property(fc.array(anyLine), feeType, (lines, type) => {
      const bundled = bundlesOf(lines, type).flatMap((bundle) => bundle.lines);
      expect(bundled).toHaveLength(lines.length);
      expect(new Set(bundled)).toEqual(new Set(lines));
    }),
  );
});
