import fc from "fast-check";
import { expect, test } from "vitest";
import { quantityText, readQuantities } from "./read-quantities.ts";

test.each([
  ["사과 5키로", "사과", [["5000g"]]],
  ["사과 5 킬로그램", "사과", [["5000g"]]],
  ["사과5kg", "사과", [["5000g"]]],
  ["전복 500그람", "전복", [["500g"]]],
  ["우유 1.5리터", "우유", [["1500ml"]]],
  ["꼬막 1.5KG 2박스", "꼬막", [["1500g"], ["2박스", "2상자"]]],
  ["계란 30구짜리", "계란", [["30구"]]],
  ["굴비 10미", "굴비", [["10미", "10마리"]]],
  ["3과일", "3과일", []],
  ["5000", "5000", []],
])("readQuantities: %s gives %s with %j", (text, rest, quantities) => {
  expect(readQuantities(text)).toEqual({ rest, quantities });
});

test("readQuantities: 5kg, 5 키로 and 5000g are the same for every number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (kilos) => {
      const ways = [`${kilos}kg`, `${kilos} 키로`, `${kilos}킬로`, `${kilos * 1000}g`].map(readQuantities);
      for (const way of ways) expect(way).toEqual({ rest: "", quantities: [[`${kilos * 1000}g`]] });
    }),
  );
});

test("readQuantities: reads at most three quantities", () => {
  expect(readQuantities("1kg 2kg 3kg 4kg").quantities).toHaveLength(3);
});

test.each([
  ["5000g", "5kg"],
  ["1500ml", "1.5L"],
  ["500g", "500g"],
  ["30구", "30구"],
])("quantityText: %s is written as %s", (quantity, text) => {
  expect(quantityText(quantity)).toBe(text);
});
