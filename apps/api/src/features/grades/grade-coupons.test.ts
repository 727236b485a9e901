import { afterAll, beforeAll, expect, test } from "vitest";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../testing/read-and-set-shop-state.ts";
import { buyAndReceive } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { gradeMembers } from "./grade-members.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const grade = { icon: "media/i.webp", purchasePointPer: 1, benefits: [] };
  const grades = [
    { ...grade, grade: 1, gradeName: "씨앗", thresholdPrice: 0, monthlyCouponPrice: 0 },
    { ...grade, grade: 2, gradeName: "새싹", thresholdPrice: 30_000, monthlyCouponPrice: 1000 },
  ];
  await select(
    shop,
    `insert into shop_rule values ('grades', $1::jsonb), ('evaluation', '{"periodMonths": 3}'::jsonb),
       ('points', '{"minUsePoint": 1000, "photoReviewPoint": 300, "rewardAfterDeliveryDays": 7, "validMonths": 12}')`,
    [JSON.stringify(grades)],
  );
});
afterAll(() => shop.close());

const at = (iso: string) => {
  shop.clock.now = new Date(iso);
};

test("gradeMembers: the monthly coupon of a grade is given once a month and expires with it", async () => {
  at("2026-11-21T12:00:00+09:00");
  await gradeMembers(shop.services);
  const [token, other] = [await member(shop), await member(shop)];
  await select(shop, "update access_token set expires_at = '2099-01-01'");
  await buyAndReceive(shop, token, [{ price: 40_000 }]);
  const coupons = async (whose: string) => (await shop.call(whose, "GET /v1/app-users/coupons")).reply.list;
  expect(await coupons(token)).toEqual([]);

  at("2026-12-01T00:10:00+09:00");
  await Promise.all([gradeMembers(shop.services, 1), gradeMembers(shop.services, 1)]);
  await gradeMembers(shop.services);
  expect(await coupons(token)).toMatchObject([
    { name: "12월 새싹 등급 쿠폰", discount: { amount: 1000 }, validUntil: "2026-12-31T15:00:00.000Z" },
  ]);
  expect(await coupons(other)).toEqual([]);
  const news = await shop.call(token, "GET /v1/app-users/notification", { query: { listType: "orderList" } });
  expect(news.reply.list.map(({ kind }) => kind)).toContain("coupon");

  at("2027-01-01T00:10:00+09:00");
  await gradeMembers(shop.services);
  expect(await coupons(token)).toMatchObject([{ name: "1월 새싹 등급 쿠폰" }]);
  expect(await breaches(shop)).toEqual([]);
});
