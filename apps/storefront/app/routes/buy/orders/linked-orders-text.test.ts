import { expect, test } from "vitest";
import { linkedOrdersText } from "./linked-orders-text.ts";

test("linkedOrdersText: distinguishes added, already added and no orders", () => {
  expect(linkedOrdersText({ claimed: 2, alreadyMine: 3 })).toBe("비회원으로 한 주문 2건을 가져왔어요");
  expect(linkedOrdersText({ claimed: 0, alreadyMine: 1 })).toBe("이 번호로 한 주문은 이미 모두 가져왔어요");
  expect(linkedOrdersText({ claimed: 0, alreadyMine: 0 })).toMatch(/^이 번호로 한 비회원 주문이 없어요/);
});
