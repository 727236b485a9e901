import fc from "fast-check";
import { expect, test } from "vitest";
import { compareRecordFields, isSameValue, overtakenFields } from "./compare-record-fields.ts";

const records = fc.dictionary(fc.constantFrom("name", "price", "weight", "images"), fc.jsonValue());

test("compareRecordFields: only fields with another value are in the difference", () => {
  const current = { name: "천혜향", price: 31_900, images: ["a", "b"] };
  expect(compareRecordFields(current, { price: 29_900, images: ["a", "b"] })).toEqual({
    before: { price: 31_900 },
    after: { price: 29_900 },
  });
  expect(compareRecordFields(current, { images: ["b", "a"] })).toMatchObject({
    after: { images: ["b", "a"] },
  });
});

test("compareRecordFields: values that are equal already make no difference", () => {
  fc.assert(
    fc.property(records, (record) => {
      expect(compareRecordFields(record, structuredClone(record))).toBeNull();
    }),
  );
});

test("compareRecordFields: setting the values before gives back the record", () => {
  fc.assert(
    fc.property(records, records, (current, set) => {
      const whole = { ...Object.fromEntries(Object.keys(set).map((field) => [field, null])), ...current };
      const difference = compareRecordFields(whole, set);
      const edited = { ...whole, ...difference?.after };
      expect(isSameValue({ ...edited, ...difference?.before }, whole)).toBe(true);
      expect(overtakenFields(edited, difference?.after ?? {})).toEqual([]);
    }),
  );
});

test("overtakenFields: a field that was edited since is named, others are not", () => {
  expect(overtakenFields({ price: 27_900, name: "한라봉" }, { price: 29_900, name: "한라봉" })).toEqual([
    "price",
  ]);
});

test("overtakenFields: a field that the record does not have is not compared", () => {
  expect(overtakenFields({ name: "5kg" }, { name: "5kg", stock: 80 })).toEqual([]);
});

test("isSameValue: the order of keys does not matter, of lists it does", () => {
  expect(isSameValue({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSameValue({ 0: 1 }, [1])).toBe(false);
});
