import { expect, test } from "vitest";
import { ORDER_ITEM_PRODUCT_STATUSES, ORDER_STATUSES, type OrderItemProductStatus } from "./status.ts";
import { statusLabel } from "./status-label.ts";

test.each([
  ["request", "입금대기", 0],
  ["bank_transfer_waiting", "입금대기", 0],
  ["paid", "결제완료", 1],
  ["delivery_waiting", "배송준비", 2],
  ["delivery_delay", "배송지연", 2],
  ["delivering", "배송중", 3],
  ["delivery_end", "배송완료", 4],
  ["complete", "구매확정", 4],
  ["incomplete", "주문 미완료", null],
  ["stock_out", "품절취소", null],
  ["withdraw_request", "취소 접수", null],
  ["withdraw_partially", "부분취소", null],
  ["withdraw_complete", "취소완료", null],
  ["replace_request", "교환 접수", null],
  ["replace_complete", "교환완료", null],
  ["return_request", "반품 접수", null],
  ["return_complete", "반품완료", null],
  ["unknown", "확인 중", null],
] as const)("statusLabel: %s gives %s at step %s", (status, label, step) => {
  expect(statusLabel(status)).toEqual({ label, step });
});

test("statusLabel: every status of orders and products has a Korean label", () => {
  const labels = [...ORDER_STATUSES, ...ORDER_ITEM_PRODUCT_STATUSES].map(
    (status) => statusLabel(status).label,
  );
  expect(labels.filter((label) => !/^[가-힣 ]+$/.test(label))).toEqual([]);
});

test("statusLabel: the step never decreases from request to complete", () => {
  const way: OrderItemProductStatus[] = [
    "request",
    "paid",
    "delivery_waiting",
    "delivering",
    "delivery_end",
    "complete",
  ];
  expect(way.map((status) => statusLabel(status).step)).toEqual([0, 1, 2, 3, 4, 4]);
});
