import { expect, test } from "vitest";
import { changedFields, fieldInput, type RecordField, readField } from "./parse-and-format-record-fields.ts";

const FEE: RecordField = { name: "fee", label: "배송비", kind: "number" };
const PLACE: RecordField = { name: "place", label: "반품 주소", kind: "text", isOptional: true };

test("numbers are read with commas and 원, and what is none says so", () => {
  expect(readField(FEE, " 3,000원 ")).toEqual({ value: 3000 });
  expect(readField(FEE, "삼천")).toEqual({ problem: "숫자로 적어 주세요. 예: 3000" });
  expect(readField(FEE, "")).toEqual({ problem: "배송비를 적어 주세요" });
});

test("an empty field is no value where it may be", () => {
  expect(readField(PLACE, "  ")).toEqual({ value: null });
  expect(fieldInput(null)).toBe("");
});

test("only fields that differ are written", () => {
  expect(changedFields({ fee: 3000, place: null, name: "농원" }, { fee: 3000, place: "제주" })).toEqual({
    place: "제주",
  });
});
