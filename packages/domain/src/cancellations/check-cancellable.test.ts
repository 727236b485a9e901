import { expect, test } from "vitest";
import { ORDER_ITEM_PRODUCT_STATUSES, type OrderItemProductStatus } from "../orders/status.ts";
import { type CancellationType, checkCancellable } from "./check-cancellable.ts";

function ask(chosen: OrderItemProductStatus[], isWhole = true, withdrawType: CancellationType = "normal") {
  const answer = checkCancellable({ withdrawType, isWhole, chosen });
  return answer.ok ? answer.value : answer.code;
}

test.each<[OrderItemProductStatus[], string]>([
  [["paid"], "at-once"],
  [["paid", "withdraw_complete"], "at-once"],
  [["paid", "delivery_waiting"], "request"],
  [["paid", "withdraw_request"], "request"],
  [["delivery_delay"], "request"],
  [["withdraw_request"], "done"],
  [["withdraw_complete", "stock_out"], "done"],
  [["bank_transfer_waiting"], "close-unpaid"],
  [["paid", "delivering"], "WITHDRAW_TOO_LATE"],
  [["complete"], "WITHDRAW_TOO_LATE"],
  [["request"], "PAYMENT_PENDING"],
])("checkCancellable: an order of %j gives %s", (chosen, outcome) => {
  expect(ask(chosen)).toBe(outcome);
});

test.each<[CancellationType, boolean, string]>([
  ["normal", true, "at-once"],
  ["normal", false, "at-once"],
  ["withdraw_oi_only", true, "at-once"],
  ["withdraw_oi_only", false, "WITHDRAW_WHOLE_ONLY"],
  ["withdraw_oip_only", true, "WITHDRAW_PRODUCT_ONLY"],
  ["withdraw_oip_only", false, "at-once"],
  ["withdraw_deny", true, "WITHDRAW_DENIED"],
  ["withdraw_deny", false, "WITHDRAW_DENIED"],
])("checkCancellable: type %s with whole order %s gives %s", (withdrawType, isWhole, outcome) => {
  expect(ask(["paid"], isWhole, withdrawType)).toBe(outcome);
});

test("checkCancellable: before the deposit a single product is refused", () => {
  expect(ask(["bank_transfer_waiting"], false)).toBe("WITHDRAW_WHOLE_ONLY");
});

test("checkCancellable: only products that are all paid are refunded immediately", () => {
  const atOnce = ORDER_ITEM_PRODUCT_STATUSES.filter((status) => ask([status]) === "at-once");
  expect(atOnce).toEqual(["paid"]);
});
