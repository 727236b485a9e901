import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { randomOrders } from "../testing/random-orders.ts";
import { NOTHING_REFUNDED, refund } from "./compute-refund.ts";
import { explainRefund } from "./explain-refund.ts";

const names = { ofProduct: () => "감귤 5kg", ofBundle: () => "한라농원" };

test("explainRefund: a product goes by its name, shipping by its farm, each with its reason", () => {
  const reasons = [
    { code: "PRODUCT", amount: won(25_000), productId: 1 },
    { code: "FREE_SHIPPING_LOST", amount: won(-3000), bundleKey: "distributor:301" },
  ] as const;
  expect(explainRefund(reasons, names)).toEqual([
    { name: "감귤 5kg", reason: "살 때 낸 값이에요", amount: 25_000 },
    { name: "한라농원 배송비", reason: "남은 상품이 무료배송 금액보다 적어 배송비를 빼요", amount: -3000 },
  ]);
});

test("explainRefund: of any order each line has a name and a reason, and they add up to money and points", () => {
  fc.assert(
    fc.property(randomOrders, (order) => {
      const [first] = order.lines;
      if (!first) return;
      const back = refund(order, NOTHING_REFUNDED, [first.productId]);
      const lines = explainRefund(back.reasons, { ofProduct: () => null, ofBundle: () => null });
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(back.money + back.points);
      for (const { name, reason } of lines) {
        expect(name).toMatch(/^[가-힣 ]+$/);
        expect(reason).toMatch(/요$/);
      }
    }),
  );
});
