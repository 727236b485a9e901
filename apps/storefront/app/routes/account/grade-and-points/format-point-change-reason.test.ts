import { expect, test } from "vitest";
import { formatPointChangeReason } from "./format-point-change-reason.ts";

test("formatPointChangeReason: known reasons have a label, unknown ones follow the sign of the amount", () => {
  expect(formatPointChangeReason("use", -2000)).toBe("상품 구매");
  expect([formatPointChangeReason("lucky", 3000), formatPointChangeReason("lucky", -1)]).toEqual([
    "포인트 적립",
    "포인트 사용",
  ]);
});
