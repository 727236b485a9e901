import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../testing/cancel-order-steps.ts";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { givePoints, member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { gradeMembers } from "./grade-members.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const grades = [
    ["씨앗", 0, 0.5],
    ["새싹", 30_000, 1],
    ["열매", 100_000, 2],
  ].map(([gradeName, thresholdPrice, purchasePointPer], place) => ({
    grade: place + 1,
    gradeName,
    thresholdPrice,
    icon: "media/i.webp",
    purchasePointPer,
    benefits: [],
  }));
  await select(
    shop,
    `insert into shop_rule values ('grades', $1::jsonb), ('evaluation', '{"periodMonths": 3}'::jsonb),
       ('points', '{"minUsePoint": 1000, "photoReviewPoint": 300, "rewardAfterDeliveryDays": 7, "validMonths": 12}')`,
    [JSON.stringify(grades)],
  );
});
afterAll(() => shop.close());

/** Creates a member whose login outlives the months of these tests. */
async function lasting(): Promise<string> {
  const token = await member(shop);
  await select(shop, "update access_token set expires_at = '2099-01-01'");
  return token;
}
const at = (iso: string) => {
  shop.clock.now = new Date(iso);
};
const info = async (token: string) => (await shop.call(token, "GET /v2/app-users/grade-info")).reply;
const bought = (token: string, price: number, when: string) => paidAt(token, price, when, "delivery_end");

test("gradeMembers: on the 1st at 00:10 KST the grade announced by grade-info is assigned once", async () => {
  at("2026-11-21T12:00:00+09:00");
  const token = await lasting();
  await gradeMembers(shop.services);
  // The first instant of the period counts, those just before it and just after its end do not.
  await bought(token, 20_000, "2026-09-01T00:00:00+09:00");
  await bought(token, 90_000, "2026-08-31T23:59:59+09:00");
  await bought(token, 15_000, "2026-11-30T23:59:59+09:00");
  await paidAt(token, 90_000, "2026-11-20T00:00:00+09:00", "paid");
  at("2026-11-30T23:59:59+09:00");
  expect(await info(token)).toMatchObject({
    appUserGrade: { grade: 1 },
    purchAmt: 35_000,
    nextMonthGrade: { grade: 2 },
  });
  await bought(token, 90_000, "2026-12-01T00:00:00+09:00");

  at("2026-12-01T00:09:59+09:00");
  await gradeMembers(shop.services);
  expect(await gradeOf(token)).toBe(1);
  at("2026-12-01T00:10:00+09:00");
  await Promise.all([gradeMembers(shop.services), gradeMembers(shop.services), gradeMembers(shop.services)]);
  expect((await info(token)).appUserGrade).toMatchObject({ grade: 2, gradeName: "새싹" });
  expect(await historyOf(token)).toEqual([
    { month: "2026-12-01", from_grade: 1, to_grade: 2, purchased: 35_000 },
  ]);
  const news = await shop.call(token, "GET /v1/app-users/notification", { query: { listType: "orderList" } });
  expect(news.reply.list.map(({ title, body }) => [title, body])).toEqual([
    ["등급이 올랐어요", "이번 달은 새싹 등급이에요. 구매하면 1%가 포인트로 쌓여요."],
  ]);
});

test("gradeMembers: a month is graded once, and later deliveries count for the next month", async () => {
  at("2027-02-01T00:10:00+09:00");
  const token = await lasting();
  await gradeMembers(shop.services);
  await bought(token, 200_000, "2027-01-15T00:00:00+09:00");
  at("2027-02-15T00:00:00+09:00");
  expect(await gradeMembers(shop.services)).toBe(0);
  expect(await gradeOf(token)).toBe(1);
  at("2027-03-01T00:10:00+09:00");
  await gradeMembers(shop.services);
  expect(await gradeOf(token)).toBe(3);
  at("2027-05-01T00:10:00+09:00");
  await gradeMembers(shop.services);
  expect(await gradeOf(token)).toBe(1);
  expect((await historyOf(token)).map(({ to_grade }) => to_grade)).toEqual([3, 1]);
});

test("gradeMembers: the last second of 29 February in KST counts for March", async () => {
  at("2028-02-29T12:00:00+09:00");
  const token = await lasting();
  await bought(token, 30_000, "2028-02-29T23:59:59+09:00");
  at("2028-03-01T00:10:00+09:00");
  await gradeMembers(shop.services);
  expect(await gradeOf(token)).toBe(2);
});

test("gradeMembers: cancelled products, shipping and payments by points do not count", async () => {
  at("2028-04-10T12:00:00+09:00");
  const token = await lasting();
  await givePoints(shop, token, 5000);
  const order = await buyThroughCart(shop, token, [{ price: 34_999 }, { price: 80_000 }], 5000);
  await cancelProduct(shop, token, order, 1);
  await deliver(shop, order, [0]);
  at("2028-04-30T12:00:00+09:00");
  const { purchAmt } = await info(token);
  expect(purchAmt).toBeGreaterThan(29_000);
  expect(purchAmt).toBeLessThan(34_999);
  at("2028-05-01T00:10:00+09:00");
  await gradeMembers(shop.services);
  expect(await gradeOf(token)).toBe(purchAmt >= 30_000 ? 2 : 1);
});

test("gradeMembers: a grading that was killed continues where it stopped", async () => {
  at("2028-06-10T12:00:00+09:00");
  const tokens = [await lasting(), await lasting(), await lasting()];
  for (const token of tokens) await bought(token, 40_000, "2028-06-10T12:00:00+09:00");
  at("2028-07-01T00:10:00+09:00");
  const [, second] = await select<{ id: number }>(
    shop,
    "select id from app_user where user_type = 'email' order by id desc limit 2",
  );
  // State after a process that died with the first pages graded.
  await select(
    shop,
    "insert into grade_run (month, done_until, started_at) values ('2028-07-01', $1, now())",
    [second?.id],
  );
  await gradeMembers(shop.services, 1);
  expect(await Promise.all(tokens.map(gradeOf))).toEqual([1, 1, 2]);
  const broken = (await breaches(shop)).filter(({ name }) => name.includes("grade"));
  expect(broken).toEqual([]);
});

async function gradeOf(token: string): Promise<number> {
  return (await info(token)).appUserGrade.grade;
}

async function historyOf(token: string) {
  const { reply } = await shop.call(token, "GET /v2/app-users/detail");
  return select<{ month: string; from_grade: number; to_grade: number; purchased: number }>(
    shop,
    "select month::text, from_grade, to_grade, purchased from grade_change where user_id = $1 order by month",
    [reply.id],
  );
}

async function paidAt(token: string, price: number, when: string, status: string): Promise<void> {
  const { productId, optionIds } = await seedProduct(shop.database.db, { price });
  const placed = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  await pay(shop, token, placed);
  await select(shop, "update orders set created_at = $2, status = $3 where uuid = $1", [
    placed.orderId,
    when,
    status,
  ]);
  await select(
    shop,
    "update order_product p set status = $2 from orders o where o.id = p.order_id and o.uuid = $1",
    [placed.orderId, status],
  );
}
