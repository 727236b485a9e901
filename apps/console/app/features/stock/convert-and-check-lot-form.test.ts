import { expect, test } from "vitest";
import { EMPTY_LOT, formToLot, isEmptyLot, problemOfLot } from "./convert-and-check-lot-form.ts";

const LOT = { code: " 1123-A ", harvestedOn: "2026-11-22", expiresOn: "2026-12-03", brix: "11.8" };

test("formToLot: the code without spaces, the sweetness only where it was measured", () => {
  expect(problemOfLot(LOT)).toBeNull();
  expect(formToLot(LOT)).toEqual({
    code: "1123-A",
    harvestedOn: "2026-11-22",
    expiresOn: "2026-12-03",
    brixAverage: 11.8,
  });
  expect(formToLot({ ...LOT, brix: "" })).not.toHaveProperty("brixAverage");
});

test.each([
  [{ code: "한" }, "LOT 번호를 적어 주세요. 예: 1123-A"],
  [{ harvestedOn: "" }, "수확한 날을 골라 주세요"],
  [{ expiresOn: "2026-11-21" }, "소비기한은 수확한 날이나 그 뒤로 골라 주세요"],
  [{ brix: "달아요" }, "당도는 숫자로 적어 주세요. 예: 11.8"],
])("problemOfLot: %j", (change, problem) => {
  expect(problemOfLot({ ...LOT, ...change })).toBe(problem);
});

test("isEmptyLot: nothing but spaces", () => {
  expect(isEmptyLot({ ...EMPTY_LOT, code: " " })).toBe(true);
  expect(isEmptyLot(LOT)).toBe(false);
});
