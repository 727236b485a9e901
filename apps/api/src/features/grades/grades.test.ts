import { afterAll, beforeAll, expect, test } from "vitest";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { givePoints, member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const GRADES = [
  ["씨앗", 0],
  ["새싹", 30_000],
  ["열매", 100_000],
].map(([gradeName, thresholdPrice], place) => ({
  grade: place + 1,
  gradeName,
  thresholdPrice,
  icon: `media/${place}.webp`,
  purchasePointPer: 0.5,
  benefits: ["포인트 적립"],
}));

test("a shop without rules has a single grade", async () => {
  const token = await member(shop);
  expect((await shop.call(null, "GET /v1/app-users/app-user-grade")).reply).toEqual({ list: [] });
  const { reply } = await shop.call(token, "GET /v2/app-users/grade-info");
  expect(reply).toMatchObject({ purchAmt: 0, remainingPrice: 0, isMax: true });
  await select(
    shop,
    `insert into shop_rule values ('grades', $1::jsonb), ('evaluation', '{"periodMonths": 3}'::jsonb),
       ('points', '{"minUsePoint": 1000, "photoReviewPoint": 300, "rewardAfterDeliveryDays": 7}')`,
    [JSON.stringify(GRADES)],
  );
  expect((await shop.call(null, "GET /v1/app-users/app-user-grade")).reply.list).toEqual(GRADES);
});

test("the next grade counts delivered orders of the period, not earlier or undelivered ones", async () => {
  const token = await member(shop);
  expect((await shop.call(token, "GET /v2/app-users/grade-info")).reply).toMatchObject({
    appUserGrade: { grade: 1, gradeName: "씨앗" },
    purchAmt: 0,
    nextMonthGrade: { gradeName: "씨앗" },
    remainingPrice: 30_000,
    isMax: false,
    periodMonths: 3,
  });
  await bought(token, 40_000, "2026-09-01T00:00:00+09:00", "delivery_end");
  await bought(token, 70_000, "2026-08-31T23:59:59+09:00", "delivery_end");
  await bought(token, 90_000, "2026-11-20T00:00:00+09:00", "paid");
  expect((await shop.call(token, "GET /v2/app-users/grade-info")).reply).toMatchObject({
    appUserGrade: { gradeName: "씨앗" },
    purchAmt: 40_000,
    nextMonthGrade: { gradeName: "새싹" },
    remainingPrice: 60_000,
    isMax: false,
  });
  await bought(token, 60_000, "2026-11-01T00:00:00+09:00", "delivery_end");
  expect((await shop.call(token, "GET /v2/app-users/grade-info")).reply).toMatchObject({
    nextMonthGrade: { gradeName: "열매" },
    remainingPrice: 0,
    isMax: true,
  });
});

test("points are paged latest first, with the amount expiring within thirty days", async () => {
  const token = await member(shop);
  for (let count = 1; count <= 20; count += 1) await givePoints(shop, token, count * 100);
  const first = (await shop.call(token, "GET /v1/app-users/my-point")).reply;
  expect([first.point, first.list.length, first.list[0]?.amount]).toEqual([21_000, 15, 2000]);
  expect([first.expiringPoint, first.expiresAt]).toEqual([0, null]);
  const query = { nextPage: first.nextPage ?? "" };
  const rest = (await shop.call(token, "GET /v1/app-users/my-point", { query })).reply;
  expect(rest.list.map(({ amount }) => amount)).toEqual([500, 400, 300, 200, 100]);
  expect(rest.nextPage).toBeNull();
  later(shop, 340 * 24 * 60);
  const soon = (await shop.call(token, "GET /v1/app-users/my-point")).reply;
  later(shop, -340 * 24 * 60);
  expect(soon.expiringPoint).toBe(21_000);
  const [lot] = await select<{ expires_at: Date }>(
    shop,
    "select min(expires_at) as expires_at from point_lot",
  );
  expect(Date.parse(soon.expiresAt ?? "")).toBe((lot?.expires_at.getTime() ?? 0) - 1);
  expect(soon.list[0]?.expiresAt).toBe(soon.expiresAt);
  const bad = { nextPage: "1 or 1=1" };
  expect((await shop.call(token, "GET /v1/app-users/my-point", { query: bad })).refusal.code).toBe(
    "INVALID_INPUT",
  );
});

async function bought(token: string, price: number, at: string, status: string): Promise<void> {
  const { productId, optionIds } = await seedProduct(shop.database.db, { price });
  const placed = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  await pay(shop, token, placed);
  await select(shop, "update orders set created_at = $2, status = $3 where uuid = $1", [
    placed.orderId,
    at,
    status,
  ]);
  await select(
    shop,
    "update order_product p set status = $2 from orders o where o.id = p.order_id and o.uuid = $1",
    [placed.orderId, status],
  );
}
