import { won } from "@todayfruit/domain/money/won";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDiscountCoupon, issueNewCoupon } from "../../testing/issue-new-coupon.ts";
import { guest, member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const couponOn = async (token: string, id: number) =>
  (await shop.call(token, "GET /v1/products/{id}/coupon", { path: { id } })).reply.coupon;

test("a member sees the best coupon they hold for one unit, with the price after it; none without one", async () => {
  const token = await member(shop);
  const { productId } = await seedProduct(shop.database.db, { price: 24_900 });
  expect(await couponOn(token, productId)).toBeNull();
  await issueNewCoupon(shop, token, { name: "삼천 원" });
  await issueNewCoupon(shop, token, {
    name: "다른 상품",
    amount: 9000,
    scope: [{ kind: "category", id: 91 }],
  });
  await select(shop, "update coupon_scope set category_id = null, product_id = $1", [
    (await seedProduct(shop.database.db)).productId,
  ]);
  await issueNewCoupon(shop, token, {
    name: "너무 적어요",
    amount: 9000,
    conditions: [{ code: "MIN_PRICE", minPrice: won(30_000) }],
  });
  await issueNewCoupon(shop, token, { name: "배송", target: "shipping", amount: 9000 });
  await issueNewCoupon(shop, token, { name: "이천 원", amount: 2000 });
  expect(await couponOn(token, productId)).toMatchObject({
    name: "삼천 원",
    isFromSignUp: false,
    discountPrice: 3000,
    price: 21_900,
    heldCount: 2,
  });
});

test("a guest sees the coupon that joining gives with its condition, and its price while one unit is enough for it", async () => {
  const token = await guest(shop);
  const { productId } = await seedProduct(shop.database.db, { price: 24_900 });
  const cheap = await seedProduct(shop.database.db, { price: 9900 });
  expect(await couponOn(token, productId)).toBeNull();
  await addDiscountCoupon(shop, {
    name: "가입 쿠폰",
    moment: "sign_up",
    validDays: 30,
    conditions: [{ code: "FIRST_PURCHASE" }, { code: "MIN_PRICE", minPrice: won(20_000) }],
  });
  const shown = { name: "가입 쿠폰", isFromSignUp: true, minPrice: 20_000, validDays: 30 };
  expect(await couponOn(token, productId)).toMatchObject({ ...shown, discountPrice: 3000, price: 21_900 });
  expect(await couponOn(token, cheap.productId)).toMatchObject({
    ...shown,
    discountPrice: null,
    price: null,
  });
  const unknown = await shop.call(token, "GET /v1/products/{id}/coupon", { path: { id: 999_999 } });
  expect(unknown.refusal.code).toBe("PRODUCT_NOT_FOUND");
});
