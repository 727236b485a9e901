import { expect, test } from "vitest";
import { carries, FIELD, fieldWeight, isNamedSo } from "./fields.ts";

test("a word weighs by its best place, and most as a keyword that stands in the name", () => {
  expect(fieldWeight(FIELD.keyword | FIELD.name | FIELD.subTitle)).toBe(1);
  expect(fieldWeight(FIELD.place | FIELD.subTitle)).toBe(0.55);
  expect(fieldWeight(0)).toBe(0);
  const weights = [
    FIELD.keyword,
    FIELD.name,
    FIELD.detail,
    FIELD.farm,
    FIELD.place,
    FIELD.category,
    FIELD.root,
  ];
  expect(weights.map(fieldWeight)).toEqual(weights.map(fieldWeight).toSorted((a, b) => b - a));
});

test("a sub title supports, a keyword in the name names", () => {
  expect([carries(FIELD.subTitle), carries(FIELD.root)]).toEqual([false, true]);
  expect([isNamedSo(FIELD.keyword), isNamedSo(FIELD.keyword | FIELD.name)]).toEqual([false, true]);
});
