import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import type { Coupon, CouponUse } from "./coupon-types.ts";
import { explainCoupon } from "./explain-coupon.ts";

const COUPON: Coupon = {
  id: 1,
  target: "products",
  scope: [],
  discount: { kind: "amount", amount: won(3000) },
  conditions: [],
  validFrom: "2026-11-01T00:00:00+09:00",
  validUntil: "2026-12-01T00:00:00+09:00",
};
const USE: CouponUse = {
  lines: [
    { lineId: "1", productId: 1, distributorId: 301, categoryIds: [12], productsPrice: won(24_900) },
    { lineId: "2", productId: 2, distributorId: 302, categoryIds: [13], productsPrice: won(55_800) },
  ],
  bundles: [{ key: "distributor:301", lineIds: ["1"], fee: won(3000) }],
  grade: 2,
  isFirstPurchase: false,
  isApp: false,
  now: "2026-11-21T12:00:00+09:00",
};
const APPLES = { kind: "category", id: 12, name: "사과" } as const;
const BERRIES = { kind: "category", id: 99, name: "딸기" } as const;
const from = (minPrice: number) => [{ code: "MIN_PRICE", minPrice: won(minPrice) }] as const;

test.each<[Partial<Coupon>, string, string | null]>([
  [{}, "상품 80,700원에서 빼요", null],
  [{ conditions: from(20_000) }, "상품 80,700원 · 20,000원 이상이라 쓸 수 있어요", null],
  [
    { scope: [APPLES], discount: { kind: "percent", percent: 10, most: won(5000) } },
    "사과 24,900원의 10%",
    null,
  ],
  [{ target: "shipping" }, "배송비 3,000원에서 빼요", null],
  [{ conditions: from(100_000) }, "100,000원부터 쓸 수 있어요", "19,300원 모자라요"],
  [{ scope: [APPLES], conditions: from(30_000) }, "사과 30,000원부터 쓸 수 있어요", "5,100원 모자라요"],
  [{ scope: [BERRIES] }, "딸기 상품에만 쓸 수 있어요", "딸기가 없어요"],
  [
    { scope: [BERRIES, { ...APPLES, id: 98 }] },
    "딸기 외 1곳 상품에만 쓸 수 있어요",
    "쓸 수 있는 상품이 없어요",
  ],
  [
    { scope: [{ kind: "distributor", id: 9, name: "청송농원" }] },
    "청송농원 상품에만 쓸 수 있어요",
    "청송농원 상품이 없어요",
  ],
  [
    { target: "shipping", scope: [{ kind: "product", id: 2, name: "귤" }] },
    "배송비가 있을 때 쓸 수 있어요",
    "배송비가 없어요",
  ],
  [{ conditions: [{ code: "GRADE", least: 3 }] }, "3등급부터 쓸 수 있어요", "등급이 모자라요"],
  [{ validFrom: "2026-11-22T00:00:00+09:00" }, "쓸 수 있는 날이 아직 오지 않았어요", "아직이에요"],
])("explainCoupon: %o", (coupon, reason, missing) => {
  expect(explainCoupon({ ...COUPON, ...coupon }, USE)).toEqual({ reason, missing });
});
