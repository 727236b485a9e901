import { expect, test } from "vitest";
import { OPERATOR_TRANSITIONS } from "./plan-operator-move.ts";
import { ORDER_ITEM_PRODUCT_STATUSES } from "./status.ts";
import { whyNotDispatched } from "./why-not-dispatched.ts";

test.each([
  [["paid"], "아직 접수 전이에요"],
  [["delivering"], "이미 보낸 주문이에요"],
  [["delivering", "paid"], "아직 접수 전이에요"],
  [["withdraw_request", "delivering"], "취소 요청이 들어온"],
  [["withdraw_complete", "stock_out"], "취소된 주문이에요"],
  [["stock_out"], "품절로 돌려준"],
  [["bank_transfer_waiting"], "입금을 기다리는"],
  [["return_request"], "이미 도착한"],
] as const)("products that are %j are told as %s", (products, start) => {
  expect(whyNotDispatched(products)).toMatch(new RegExp(`^${start}`));
});

test("every status in which nothing is dispatched has a sentence that names it", () => {
  const from: readonly string[] = OPERATOR_TRANSITIONS.dispatch.from;
  const unnamed = ORDER_ITEM_PRODUCT_STATUSES.filter(
    (status) => !from.includes(status) && whyNotDispatched([status]).startsWith("지금 보낼 수"),
  );
  expect(unnamed).toEqual([]);
});
