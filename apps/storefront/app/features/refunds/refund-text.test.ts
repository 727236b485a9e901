import { REFUND_REASON_CODES } from "@todayfruit/contract/cancellations/cancellations.calls";
import { expect, test } from "vitest";
import { cancellationText, refundLineText } from "./refund-text.ts";

test("refundLineText: names a product by its name, shipping by its farm", () => {
  expect(refundLineText({ code: "PRODUCT", amount: 1, name: "제주 노지 감귤 5kg" }).label).toBe(
    "제주 노지 감귤 5kg",
  );
  expect(refundLineText({ code: "FREE_SHIPPING_LOST", amount: -3000, name: "한라농원" })).toEqual({
    label: "한라농원 배송비",
    note: "남은 상품이 무료배송 금액보다 적어 배송비를 빼요",
  });
});

test("refundLineText: every code has a label, also without a name", () => {
  const labels = REFUND_REASON_CODES.map((code) => refundLineText({ code, amount: 1, name: null }).label);
  expect(labels.filter((label) => !/^[가-힣 ]+$/.test(label))).toEqual([]);
});

test("cancellationText: every kind of cancellation has its sentence", () => {
  const preview = {
    orderId: 1,
    orderItemProductIds: [],
    refundPrice: 0,
    refundPoint: 0,
    needsAccount: false,
    lines: [],
  };
  for (const withdrawing of ["at-once", "request", "close-unpaid", "done"] as const) {
    expect(cancellationText({ ...preview, withdrawing })).toMatch(/요\.$/);
  }
});
