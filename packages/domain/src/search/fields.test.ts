import { expect, test } from "vitest";
import { carries, FIELD, FIELD_WEIGHTS, isNamedSo, mayBeMeant } from "./fields.ts";

test("the more a place tells, the higher its bit and its weight; a keyword that stands in the name tells all", () => {
  const [quantity, named, ...others] = FIELD_WEIGHTS;
  expect([quantity, named]).toEqual([
    [FIELD.quantity, 1],
    [FIELD.keyword | FIELD.name, 1],
  ]);
  const bits = others.map(([bit]) => bit);
  expect(bits).toEqual(bits.toSorted((a, b) => b - a));
  const weights = others.map(([, weight]) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(new Set([...bits, FIELD.quantity])).toEqual(new Set(Object.values(FIELD)));
});

test("a sub title supports, a keyword in the name names", () => {
  expect([carries(FIELD.subTitle), carries(FIELD.root)]).toEqual([false, true]);
  expect([isNamedSo(FIELD.keyword), isNamedSo(FIELD.keyword | FIELD.name)]).toEqual([false, true]);
});

test.each([
  ["keyword", FIELD.keyword, true],
  ["category", FIELD.category, true],
  ["sub title", FIELD.subTitle, false],
  ["place of the same name", FIELD.keyword | FIELD.place, false],
  ["farm", FIELD.farm, false],
  ["quantity in a name", FIELD.name | FIELD.quantity, false],
])("a slip for a %s: %d, %s", (_what, fields, may) => {
  expect(mayBeMeant(fields)).toBe(may);
});
