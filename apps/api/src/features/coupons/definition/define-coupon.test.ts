import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../../../testing/factories.ts";
import { select } from "../../../testing/shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { defineCoupon } from "./define-coupon.ts";
import type { NewCoupon } from "./new-coupon.repository.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const COUPON: NewCoupon = {
  name: "쿠폰",
  kind: "amount",
  amount: 3000,
  percent: null,
  conditions: [],
  validFrom: new Date("2026-11-01T00:00:00Z"),
  validUntil: new Date("2027-11-01T00:00:00Z"),
  validDays: null,
  download: null,
  issueLimit: null,
  perMember: 1,
  now: new Date("2026-11-01T00:00:00Z"),
};
test("a coupon for goods that the shop does not have is refused with their numbers, and nothing is kept", async () => {
  const { productId } = await seedProduct(shop.database.db);
  const scope = [
    { kind: "product", id: productId },
    { kind: "product", id: 1 },
    { kind: "category", id: 2 },
    { kind: "distributor", id: 3 },
  ] as const;
  expect(await defineCoupon(shop.database.db, { ...COUPON, name: "없는 곳", scope })).toEqual({
    ok: false,
    code: "COUPON_SCOPE_UNKNOWN",
    detail: "쿠폰을 쓸 곳이 가게에 없어요: 카테고리 2번, 농원 3번, 상품 1번. 번호를 다시 확인해 주세요.",
  });
  expect(await select(shop, "select from coupon where name = '없는 곳'")).toEqual([]);
  const right = await defineCoupon(shop.database.db, {
    ...COUPON,
    scope: [{ kind: "product", id: productId }],
  });
  expect(right.ok).toBe(true);
});
