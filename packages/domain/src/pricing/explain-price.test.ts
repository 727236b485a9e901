import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { computeQuote, type QuoteInput } from "./compute-quote.ts";
import { explainPrice } from "./explain-price.ts";

const shipping = {
  base: won(3000),
  primaryArea: won(0),
  secondaryArea: won(3000),
  thirdArea: won(5000),
  unit: "order",
  freeFrom: won(40_000),
  isBundle: true,
  maxUnitInBox: 5,
} as const;

function order(units: number, change: Partial<QuoteInput> = {}): QuoteInput {
  return {
    lines: [
      {
        lineId: "1",
        productId: 1,
        optionId: 1,
        distributorId: 301,
        unitPrice: won(19_900),
        unitListPrice: won(25_500),
        units,
        taxStatus: "tax_free",
        shipping,
      },
    ],
    area: "major",
    shippingFeeType: "type02",
    couponDiscount: won(0),
    usedPoint: won(0),
    ...change,
  };
}
const names = { ofLine: () => "감귤 5kg", ofBundle: () => "서귀포농원" };

test("each amount of an order has its reason", () => {
  expect(
    explainPrice(computeQuote(order(1, { couponDiscount: won(1000), usedPoint: won(500) })), names),
  ).toEqual([
    { name: "감귤 5kg", reason: "정가 25,500원에서 5,600원 할인", amount: 19_900 },
    { name: "서귀포농원 배송비", reason: "40,000원부터 무료예요. 20,100원이 모자라요", amount: 3000 },
    { name: "쿠폰 할인", reason: "상품 값에서 빼요", amount: -1000 },
    { name: "포인트 사용", reason: "1P를 1원으로 써요", amount: -500 },
  ]);
});

test("free shipping says from which sum on, and an area fee is charged beside it", () => {
  const [, free] = explainPrice(computeQuote(order(3)), names);
  expect(free).toEqual({
    name: "서귀포농원 배송비",
    reason: "40,000원 이상이라 기본 배송비 3,000원 무료",
    amount: 0,
  });
  const [, jeju] = explainPrice(computeQuote(order(3, { area: "secondary_area" })), names);
  expect([jeju?.amount, jeju?.reason]).toEqual([
    3000,
    "40,000원 이상이라 기본 배송비 3,000원 무료 · 제주·도서산간 추가 3,000원",
  ]);
});

test("a shipping coupon is a line of its own after the fee that it pays, by its name", () => {
  const shippingDiscounts = [{ bundleKey: "product:1", amount: won(2000) }];
  const lines = explainPrice(computeQuote(order(1, { shippingDiscounts })), {
    ...names,
    ofCoupon: { shipping: "겨울 배송 쿠폰" },
  });
  expect(lines.slice(1)).toEqual([
    { name: "서귀포농원 배송비", reason: "40,000원부터 무료예요. 20,100원이 모자라요", amount: 3000 },
    { name: "겨울 배송 쿠폰", reason: "배송비에서 빼요", amount: -2000 },
  ]);
});

test("the explained amounts add up to the price, for any order", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom("major", "secondary_area", "third_area"),
      fc.constantFrom("type01", "type02"),
      fc.nat(15_000),
      fc.nat(2000),
      (units, area, shippingFeeType, coupon, points) => {
        const quoted = computeQuote(
          order(units, { area, shippingFeeType, couponDiscount: won(coupon), usedPoint: won(points) }),
        );
        const sum = explainPrice(quoted, names).reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBe(quoted.price);
      },
    ),
  );
});
