import { expect, test } from "vitest";
import {
  canBeCorrectedTo,
  carries,
  FIELD,
  FIELD_WEIGHTS,
  isNamedSo,
  roleOfFields,
} from "./search-field-weights-and-rules.ts";

test("FIELD_WEIGHTS: of a produce a more informative field has a higher bit and weight; a keyword in the name counts fully", () => {
  const [quantity, named, ...others] = FIELD_WEIGHTS.produce;
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

test("FIELD_WEIGHTS: an ingredient is the produce itself, so a word of a category or a subtitle is none", () => {
  const bits = FIELD_WEIGHTS.ingredient.map(([bit]) => bit);
  expect(bits.some((bit) => (bit & (FIELD.category | FIELD.root | FIELD.subTitle | FIELD.place)) !== 0)).toBe(
    false,
  );
});

test.each([
  ["keyword in a name", FIELD.keyword | FIELD.name, "produce"],
  ["keyword that is a category, too", FIELD.keyword | FIELD.category, "produce"],
  ["category only", FIELD.category, "family"],
  ["word of a name", FIELD.name, "modifier"],
  ["place that is a keyword, too", FIELD.keyword | FIELD.place, "modifier"],
] as const)("roleOfFields: a %s is a %s", (_what, fields, role) => {
  expect(roleOfFields(fields)).toBe(role);
});

test("carries, isNamedSo: a subtitle alone finds nothing, a keyword in the name names the product", () => {
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
])("canBeCorrectedTo: a typo of a %s (bits %d) gives %s", (_what, fields, may) => {
  expect(canBeCorrectedTo(fields)).toBe(may);
});
