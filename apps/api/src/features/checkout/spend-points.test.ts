import { afterAll, beforeAll, expect, test } from "vitest";
import { calculate, check, openForm, pay } from "../../testing/checkout-steps.ts";
import {
  givePoints,
  guest,
  member,
  seedProduct,
  seedRules,
} from "../../testing/product-and-member-fixtures.ts";
import { atProvider, breaches, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test("points are taken from what expires first, and the rest is paid by card", async () => {
  const { token, pick } = await memberWith([3000, 2000]);
  await select(shop, "update point_lot set expires_at = expires_at - interval '1 month' where amount = 2000");
  const form = await openForm(shop, token, [pick], { usedPoint: 2500 });
  expect(form.price).toBe(10_500);
  const order = { ...(await check(shop, token, form)).reply, orderTmpId: form.id };
  expect(await balanceOf(token)).toBe(2500);
  expect(await lots()).toEqual([2500, 0]);
  expect((await pay(shop, token, order)).reply).toMatchObject({ state: "paid", price: 10_500 });
  expect(await breaches(shop)).toEqual([]);
});

test("points return to their lots once when the payment window is closed", async () => {
  const { token, pick } = await memberWith([4000]);
  const form = await openForm(shop, token, [pick], { usedPoint: 4000 });
  const { reply } = await check(shop, token, form);
  expect(await balanceOf(token)).toBe(0);
  const fail = () =>
    shop.call(token, "POST /v1/payments/{orderId}/fail", {
      path: { orderId: reply.orderId },
      body: { code: "CLOSED" },
    });
  await Promise.all([fail(), fail(), fail()]);
  expect(await balanceOf(token)).toBe(4000);
  expect(await breaches(shop)).toEqual([]);
});

test("points of the earlier attempt can be spent when paying again from the form", async () => {
  const { token, pick } = await memberWith([4000]);
  const form = await openForm(shop, token, [pick], { usedPoint: 4000 });
  expect((await check(shop, token, form)).status).toBe(200);
  expect((await calculate(shop, token, form.id, { usedPoint: 4000 })).price).toBe(9000);
  expect((await check(shop, token, form)).status).toBe(200);
  expect(await balanceOf(token)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("an order paid by points alone is paid at once without the provider", async () => {
  const { token, pick } = await memberWith([20_000]);
  const form = await openForm(shop, token, [pick], { usedPoint: 13_000 });
  expect(form.price).toBe(0);
  const placed = await check(shop, token, form, { pgType: "point", paymentMethodType: "point" });
  expect(placed.reply).toMatchObject({ price: 0, needsPayment: false });
  const path = { orderId: placed.reply.orderId };
  const shown = await shop.call(token, "GET /v1/payments/{orderId}", { path });
  expect(shown.reply).toMatchObject({ state: "paid", paymentMethodType: "point", price: 0 });
  const start = await shop.call(token, "POST /v1/payments/{orderId}/start", { path });
  expect(start.refusal.code).toBe("ORDER_ALREADY_PAID");
  expect(await atProvider(shop, placed.reply.orderId)).toEqual([]);
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 99, reserved: 0 });
  expect(await balanceOf(token)).toBe(7000);
  expect(await breaches(shop)).toEqual([]);
});

test.each([
  ["fewer than the least", 999, "POINTS_BELOW_MINIMUM"],
  ["more than the balance", 5001, "POINTS_NOT_ENOUGH"],
])("%s is refused when calculating and when checking", async (_what, usedPoint, code) => {
  const { token, pick } = await memberWith([5000]);
  await expect(openForm(shop, token, [pick], { usedPoint })).rejects.toThrow(code);
  const form = await openForm(shop, token, [pick]);
  const refused = await check(shop, token, form, {
    chkUsedPoint: -usedPoint,
    chkPrice: form.price - usedPoint,
  });
  expect(refused.refusal.code).toBe(code);
  expect(await balanceOf(token)).toBe(5000);
});

test("more points than the price is refused", async () => {
  const { token, pick } = await memberWith([20_000]);
  await expect(openForm(shop, token, [pick], { usedPoint: 13_001 })).rejects.toThrow("POINTS_OVER_PRICE");
});

test("pending points cannot be spent", async () => {
  const { token, pick } = await memberWith([5000]);
  await select(
    shop,
    "update point_lot set available_at = '2026-12-01', expires_at = '2027-12-01' where remaining = 5000",
  );
  const form = await openForm(shop, token, [pick]);
  const refused = await check(shop, token, form, { chkUsedPoint: -5000, chkPrice: form.price - 5000 });
  expect(refused.refusal.code).toBe("POINTS_NOT_ENOUGH");
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 100, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("the same points spent on eight concurrent orders are spent once", async () => {
  const { token, pick } = await memberWith([5000]);
  const forms = await Promise.all(
    Array.from({ length: 8 }, () => openForm(shop, token, [pick], { usedPoint: 5000 })),
  );
  const replies = await Promise.all(forms.map((form) => check(shop, token, form)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code))).toEqual(
    new Set(["POINTS_NOT_ENOUGH"]),
  );
  expect(await balanceOf(token)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("points expired by a second are not offered, also before the job removes them", async () => {
  const { token, pick } = await memberWith([5000, 3000]);
  const { id } = await openForm(shop, token, [pick], { usedPoint: 5000 });
  await select(
    shop,
    `update point_lot set available_at = $1::timestamptz - interval '1 year', expires_at = $1::timestamptz - interval '1 second'
      where amount = 5000 and remaining > 0`,
    [shop.clock.now],
  );
  const form = await shop.call(token, "GET /v4/app-users/order-tmp/{id}", { path: { id } });
  expect(form.reply.point).toBe(3000);
  await expect(openForm(shop, token, [pick], { usedPoint: 5000 })).rejects.toThrow("POINTS_NOT_ENOUGH");
});

test("members are shown the points of a purchase, guests none", async () => {
  const { token, pick } = await memberWith([1000]);
  const shown = await formOf(token, pick);
  expect(shown).toMatchObject({
    purchasePointPer: 0.5,
    expectedRewardPoint: 50,
    expectedPhotoReviewPoint: 300,
  });
  expect(shown.expectedRewardDate).toMatch(/^2026-12-0\d$/);
  expect(await formOf(await guest(shop), pick)).toMatchObject({
    purchasePointPer: 0,
    expectedRewardPoint: 0,
    expectedPhotoReviewPoint: 0,
    expectedRewardDate: null,
  });
});

async function memberWith(awards: readonly number[]) {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const token = await member(shop);
  for (const award of awards) await givePoints(shop, token, award);
  return { token, pick: { productId, optionId: optionIds[0] } };
}

async function formOf(token: string, pick: { productId: number; optionId: number }) {
  const { id } = await openForm(shop, token, [pick]);
  return (await shop.call(token, "GET /v4/app-users/order-tmp/{id}", { path: { id } })).reply;
}

async function balanceOf(token: string): Promise<number> {
  return (await shop.call(token, "GET /v2/app-users/detail")).reply.point;
}

async function lots(): Promise<number[]> {
  const rows = await select<{ remaining: number }>(
    shop,
    "select remaining from point_lot order by id limit 2",
  );
  return rows.map((row) => row.remaining);
}
