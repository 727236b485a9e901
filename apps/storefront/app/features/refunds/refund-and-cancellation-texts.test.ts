import { expect, test } from "vitest";
import { cancelButtonText, cancellationText, refundTargetText } from "./refund-and-cancellation-texts.ts";

test("cancellationText: every kind of cancellation has its sentence", () => {
  const preview = {
    orderId: 1,
    orderItemProductIds: [],
    refundPrice: 0,
    refundPoint: 0,
    needsAccount: false,
    paymentMethodType: "card" as const,
    lines: [],
  };
  for (const withdrawing of ["at-once", "request", "close-unpaid", "done"] as const) {
    expect(cancellationText({ ...preview, withdrawing })).toMatch(/요\.$/);
  }
});

test.each([
  ["at-once", 16_900, 0, "16,900원 환불받기"],
  ["at-once", 0, 500, "500P 돌려받기"],
  ["request", 16_900, 0, "취소 요청하기"],
  ["close-unpaid", 0, 0, "취소하기"],
] as const)(
  "cancelButtonText: %s with %d원 and %dP says %s",
  (withdrawing, refundPrice, refundPoint, text) => {
    expect(cancelButtonText({ withdrawing, refundPrice, refundPoint })).toBe(text);
  },
);

test("refundTargetText: a deposit goes to the account by name, points alone go nowhere else", () => {
  const account = { bankName: "신한은행", accountNumber: "*6789", owner: "김하루" };
  expect(refundTargetText("vbank", account)).toBe("신한은행 *6789 김하루님 계좌로 돌려드려요.");
  expect(refundTargetText("vbank", null)).toBe("적어 둔 환불 계좌로 돌려드려요.");
  expect(refundTargetText("point", null)).toBeNull();
  for (const method of ["card", "billing", "easypay", "transfer", "phone"] as const)
    expect(refundTargetText(method, null)).toMatch(/요\.$/);
});
