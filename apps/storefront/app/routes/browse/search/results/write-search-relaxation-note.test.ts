import { expect, test } from "vitest";
import { writeSearchRelaxationNote } from "./write-search-relaxation-note.ts";

test.each([
  [{ from: 2, leftOut: ["국거리"] }, "여기부터는 ‘국거리’를 빼고 찾았어요"],
  [{ from: 0, leftOut: ["유기농"] }, "딱 맞는 상품이 없어서 ‘유기농’을 빼고 찾았어요"],
  [{ from: 1, leftOut: ["5kg", "제주"] }, "여기부터는 ‘5kg’, ‘제주’를 빼고 찾았어요"],
])("writeSearchRelaxationNote: %j is written as %s", (relaxation, text) => {
  expect(writeSearchRelaxationNote(relaxation)).toBe(text);
});
