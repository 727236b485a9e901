import { expect, test } from "vitest";
import { type ActionableProduct, cancelsWhole, orderActions } from "./list-order-actions.ts";
import { ORDER_ITEM_PRODUCT_STATUSES } from "./status.ts";

function actions(changes: Partial<ActionableProduct>): string {
  return orderActions({
    status: "paid",
    withdrawType: "normal",
    isOnly: true,
    isMember: true,
    isReviewed: false,
    isGift: false,
    request: null,
    ...changes,
  }).join(" ");
}

const REQUESTED = { status: "requested", isCollected: false } as const;

test.each([
  ["bank_transfer_waiting", {}, "showAccount cancel"],
  ["paid", {}, "cancel changeAddress ask"],
  ["delivery_waiting", {}, "requestCancel ask"],
  ["delivery_delay", {}, "requestCancel ask"],
  ["withdraw_partially", {}, "requestCancel ask"],
  ["delivering", {}, "track ask"],
  ["delivery_end", {}, "writeReview reorder requestReturn ask"],
  ["delivery_end", { isReviewed: true }, "showReview reorder requestReturn ask"],
  ["delivery_end", { isMember: false }, "reorder requestReturn ask"],
  ["complete", { isReviewed: true }, "reorder showReview requestReturn"],
  ["complete", {}, "reorder writeReview requestReturn"],
  ["return_request", { request: REQUESTED }, "showReturn takeBackReturn"],
  ["return_request", { request: { ...REQUESTED, isCollected: true } }, "showReturn"],
  ["return_request", { request: { status: "offered", isCollected: false } }, "showReturn"],
  ["replace_request", { request: REQUESTED }, "showReturn takeBackReturn"],
  [
    "replace_complete",
    { request: { status: "approved", isCollected: true } },
    "showReturn writeReview reorder requestReturn ask",
  ],
  ["return_complete", { request: { status: "approved", isCollected: true } }, "showReturn reorder"],
  ["withdraw_request", {}, "takeBackCancel ask"],
  ["withdraw_complete", {}, "showRefund reorder"],
  ["stock_out", {}, "showRefund reorder"],
  ["incomplete", {}, "reorder"],
  ["request", {}, "ask"],
  ["unknown", {}, "ask"],
] as const)("orderActions: %s with %o has %s", (status, changes, expected) => {
  expect(actions({ status, ...changes })).toBe(expected);
});

test("orderActions: a denied request is followed beside a new one, one that was taken back is not", () => {
  const denied = { request: { status: "denied", isCollected: false } } as const;
  expect(actions({ status: "delivery_end", ...denied })).toBe(
    "showReturn writeReview reorder requestReturn ask",
  );
  const over = { request: { status: "taken_back", isCollected: false } } as const;
  expect(actions({ status: "delivery_end", ...over })).toBe("writeReview reorder requestReturn ask");
});

test("orderActions: an order that cannot be cancelled has no cancel button, a gift none at all", () => {
  expect(actions({ withdrawType: "withdraw_deny" })).toBe("changeAddress ask");
  for (const status of ORDER_ITEM_PRODUCT_STATUSES) {
    expect(actions({ status, isGift: true })).toBe("");
    expect(actions({ status, withdrawType: "withdraw_deny" })).not.toMatch(/cancel|requestCancel/);
  }
});

test("cancelsWhole: the only product, a whole-only order and an unpaid one are cancelled as a whole", () => {
  const paid = { status: "paid", withdrawType: "normal", isOnly: false } as const;
  expect(cancelsWhole(paid)).toBe(false);
  expect(cancelsWhole({ ...paid, isOnly: true })).toBe(true);
  expect(cancelsWhole({ ...paid, withdrawType: "withdraw_oi_only" })).toBe(true);
  expect(cancelsWhole({ ...paid, status: "bank_transfer_waiting" })).toBe(true);
  expect(cancelsWhole({ ...paid, withdrawType: "withdraw_oip_only", isOnly: true })).toBe(false);
  expect(actions({ ...paid, withdrawType: "withdraw_oi_only" })).toBe("cancel changeAddress ask");
});
