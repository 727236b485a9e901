import { expect, test } from "vitest";
import { pointReasonText } from "./point-reason-text.ts";

test("pointReasonText: known reasons have a label, unknown ones follow the sign of the amount", () => {
  expect(pointReasonText("use", -2000)).toBe("상품 구매");
  expect([pointReasonText("lucky", 3000), pointReasonText("lucky", -1)]).toEqual([
    "포인트 적립",
    "포인트 사용",
  ]);
});
