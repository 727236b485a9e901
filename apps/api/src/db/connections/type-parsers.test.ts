import { expect, test } from "vitest";
import { readBigint, readBigints, readTexts } from "./type-parsers.ts";

test.each([
  ["0", 0],
  ["-1", -1],
  ["2147483648", 2_147_483_648],
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
])("readBigint: %s is read as a number", (text, value) => {
  expect(readBigint(text)).toBe(value);
});

test.each(["9007199254740992", "-9007199254740992", "9223372036854775807"])(
  "readBigint: %s, which no number holds exactly, is a bug that is thrown",
  (text) => {
    expect(() => readBigint(text)).toThrow(RangeError);
  },
);

test("readBigints: an empty array, one with nulls, and one with a number that is too large", () => {
  expect(readBigints("{}")).toEqual([]);
  expect(readBigints("{3000000001,NULL,2}")).toEqual([3_000_000_001, null, 2]);
  expect(() => readBigints("{1,9007199254740992}")).toThrow(RangeError);
});

test.each([
  ["{}", []],
  ["{a}", ["a"]],
  ["{/media/1.webp,/media/2.webp}", ["/media/1.webp", "/media/2.webp"]],
  ["{감귤,NULL,null,nullable}", ["감귤", null, "null", "nullable"]],
  ['{"NULL",""}', ["NULL", ""]],
  ['{"a,b","c\\"d","{e}","f\\\\g"," h"}', ["a,b", 'c"d', "{e}", "f\\g", " h"]],
  [
    "{{a,b},{c,d}}",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["[0:1]={a,b}", ["a", "b"]],
])("readTexts: %s is read as PostgreSQL wrote it", (text, texts) => {
  expect(readTexts(text)).toEqual(texts);
});
