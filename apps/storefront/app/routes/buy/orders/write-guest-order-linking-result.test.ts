import { expect, test } from "vitest";
import { writeGuestOrderLinkingResult } from "./write-guest-order-linking-result.ts";

test("writeGuestOrderLinkingResult: distinguishes added, already added and no orders", () => {
  expect(writeGuestOrderLinkingResult({ claimed: 2, alreadyMine: 3 })).toBe(
    "비회원으로 한 주문 2건을 가져왔어요",
  );
  expect(writeGuestOrderLinkingResult({ claimed: 0, alreadyMine: 1 })).toBe(
    "이 번호로 한 주문은 이미 모두 가져왔어요",
  );
  expect(writeGuestOrderLinkingResult({ claimed: 0, alreadyMine: 0 })).toMatch(
    /^이 번호로 한 비회원 주문이 없어요/,
  );
});
