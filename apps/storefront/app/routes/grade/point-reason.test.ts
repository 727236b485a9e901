import { expect, test } from "vitest";
import { pointReason } from "./point-reason.ts";

test("pointReason: known reasons have a label, unknown ones follow the sign of the amount", () => {
  expect(pointReason("use", -2000)).toBe("상품 구매");
  expect([pointReason("birthday", 3000), pointReason("birthday", -1)]).toEqual([
    "포인트 적립",
    "포인트 사용",
  ]);
});
