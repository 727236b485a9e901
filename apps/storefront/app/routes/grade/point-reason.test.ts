import { expect, test } from "vitest";
import { pointReason } from "./point-reason.ts";

test("a reason is said in words, and an unknown one by its sign", () => {
  expect(pointReason("use", -2000)).toBe("상품 구매");
  expect([pointReason("birthday", 3000), pointReason("birthday", -1)]).toEqual([
    "포인트 적립",
    "포인트 사용",
  ]);
});
