import { won } from "@todayfruit/domain/money/won";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCoupon, type NewCoupon } from "../../testing/add-coupon.ts";
import type { CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole, preview } from "../../testing/cancel-order-steps.ts";
import { check, openForm, pay, type SeenForm } from "../../testing/checkout-steps.ts";
import {
  ADDRESS,
  givePoints,
  guest,
  member,
  seedProduct,
  seedRules,
} from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { issueCoupon } from "./issue-coupon.ts";

const DOWNLOAD = "POST /v1/app-users/coupons/{id}/download";
const DAY = 24 * 60;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const days = (count: number) => new Date(shop.clock.now.getTime() + count * DAY * 60_000);

async function defined(change: Partial<NewCoupon> = {}): Promise<number> {
  return addCoupon(shop.database.db, {
    name: "첫 겨울 쿠폰",
    kind: "amount",
    amount: 3000,
    percent: null,
    conditions: [],
    validFrom: days(-1),
    validUntil: days(60),
    validDays: null,
    download: { from: days(-1), until: days(30) },
    issueLimit: null,
    perMember: 1,
    now: shop.clock.now,
    ...change,
  });
}
const download = (token: string, id: number) => shop.call(token, DOWNLOAD, { path: { id } });
const mine = async (token: string) => (await shop.call(token, "GET /v1/app-users/coupons")).reply;
async function held(token: string, change: Partial<NewCoupon> = {}): Promise<number> {
  return (await download(token, await defined(change))).reply.id;
}

/** Opens a form of products with these prices (원), priced with a coupon. */
async function form(token: string, prices: readonly number[], couponId: number | null) {
  const optionGroupIds: number[] = [];
  for (const price of prices) {
    const { productId, optionIds } = await seedProduct(shop.database.db, { price });
    const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
      body: { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] },
    });
    optionGroupIds.push(...added.reply.optionGroupIds);
  }
  const picked = await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds },
  });
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: { orderItemTmpId: picked.reply.id },
  });
  return priced(token, tmp.reply.id, couponId);
}

async function priced(token: string, id: string, couponId: number | null, usedPoint = 0) {
  const { reply } = await shop.call(token, "PATCH /v4/app-users/order-tmp/calculate/{id}", {
    path: { id },
    body: { address: ADDRESS, usedPoint, couponId },
  });
  return reply;
}
const seen = (reply: Awaited<ReturnType<typeof form>>): SeenForm => ({
  id: reply.id,
  price: reply.prices.price,
  usedPoint: reply.prices.usedPoint,
});

async function bought(token: string, prices: readonly number[], couponId: number): Promise<CartOrder> {
  const reply = await form(token, prices, couponId);
  const placed = await check(shop, token, seen(reply));
  if (placed.status !== 200) throw new Error(placed.refusal.code);
  await pay(shop, token, { ...placed.reply, orderTmpId: reply.id });
  const { list } = (await shop.call(token, "GET /v1/app-users/order-items")).reply;
  const order = list.find(({ uuid }) => uuid === placed.reply.orderId);
  if (!order) throw new Error("What was paid for is in the list");
  const byPrice = prices.map((price) =>
    order.orderItemProducts.find(({ orderOptionGroups }) => orderOptionGroups[0]?.price === price),
  );
  return { id: order.id, uuid: order.uuid, productIds: byPrice.map((each) => each?.id ?? 0), optionIds: [] };
}

test("a member downloads a coupon once, sees it in the list, and it is counted", async () => {
  const token = await member(shop);
  const id = await defined({ conditions: [{ code: "MIN_PRICE", minPrice: won(20_000) }] });
  const offered = (await mine(token)).downloadable.find((each) => each.id === id);
  expect(offered).toMatchObject({ name: "첫 겨울 쿠폰", minPrice: 20_000, isTaken: false });
  expect((await download(token, id)).status).toBe(200);
  expect((await download(token, id)).refusal.code).toBe("COUPON_TAKEN");
  const after = await mine(token);
  expect(after.list).toMatchObject([{ name: "첫 겨울 쿠폰", discount: { kind: "amount", amount: 3000 } }]);
  expect(after.downloadable.find((each) => each.id === id)?.isTaken).toBe(true);
  expect((await shop.call(token, "GET /v1/app-users/counts")).reply.coupons).toBe(1);
  expect((await shop.call(await guest(shop), "GET /v1/app-users/coupons")).refusal.code).toBe("MEMBER_ONLY");
  expect(await breaches(shop)).toEqual([]);
});

test("a coupon that is unknown, not offered or not offered yet cannot be downloaded; the shop can still issue it", async () => {
  const token = await member(shop);
  expect((await download(token, 999_999)).refusal.code).toBe("COUPON_NOT_FOUND");
  const given = await defined({ download: null, validDays: 7 });
  expect((await download(token, given)).refusal.code).toBe("COUPON_NOT_FOUND");
  const { id: userId } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  const now = shop.clock.now;
  await shop.database.db.transaction((tx) =>
    issueCoupon(tx, { couponId: given, userId, byMember: false, now }),
  );
  // Seven days in Korea (KST), including today.
  expect((await mine(token)).list.map(({ validUntil }) => validUntil)).toEqual(["2026-11-27T15:00:00.000Z"]);
  const late = await defined({ download: { from: days(1), until: days(2) } });
  expect((await download(token, late)).refusal.code).toBe("COUPON_NOT_FOUND");
});

test("fifty members download the last ten coupons, and one member gets one of fifty attempts", async () => {
  const tokens = await Promise.all(Array.from({ length: 50 }, () => member(shop)));
  const few = await defined({ issueLimit: 10 });
  const replies = await Promise.all(tokens.map((token) => download(token, few)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code))).toEqual(
    new Set(["COUPON_GONE"]),
  );
  const [token = ""] = tokens;
  const many = await defined();
  const tries = await Promise.all(Array.from({ length: 50 }, () => download(token, many)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await breaches(shop)).toEqual([]);
});

test("the form shows each coupon's discount or why not, the best one, and charges the picked one", async () => {
  const token = await member(shop);
  const [small, percent, tooMuch, app] = [
    await held(token, { amount: 1000 }),
    await held(token, { kind: "percent", percent: 15, amount: 4000 }),
    await held(token, { amount: 9000, conditions: [{ code: "MIN_PRICE", minPrice: won(50_000) }] }),
    await held(token, { amount: 5000, conditions: [{ code: "APP_ONLY" }] }),
  ];
  const shown = await form(token, [20_000], small);
  expect(shown.coupons.map(({ id, discountPrice, refusal }) => [id, discountPrice, refusal])).toEqual([
    [small, 1000, null],
    [percent, 3000, null],
    [tooMuch, 0, "MIN_PRICE"],
    [app, 0, "APP_ONLY"],
  ]);
  expect(shown).toMatchObject({ couponId: small, bestCouponId: percent });
  expect(shown.prices).toMatchObject({ couponDiscountPrice: 1000, price: 22_000 });
  const best = await priced(token, shown.id, percent);
  expect(best.prices).toMatchObject({ couponDiscountPrice: 3000, price: 20_000 });
  expect((await priced(token, shown.id, tooMuch)).prices.couponDiscountPrice).toBe(0);
  // Another member's coupon, or an unknown one, is ignored.
  const stranger = await held(await member(shop));
  expect(await priced(token, shown.id, stranger)).toMatchObject({ couponId: null });
  expect((await priced(token, shown.id, null)).prices.couponDiscountPrice).toBe(0);
});

test("an order deducts the form's discount in shares that sum up, and uses the coupon", async () => {
  const token = await member(shop);
  const coupon = await held(token, { amount: 1000 });
  const order = await bought(token, [19_900, 9900, 200], coupon);
  const detail = (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } }))
    .reply;
  expect(detail.orderItemPrice).toMatchObject({ couponDiscountPrice: 1000, totalProductsPrice: 30_000 });
  const nets = await select<{ net: number }>(
    shop,
    `select x.net from order_option x join order_product op on op.id = x.order_product_id
      where op.order_id = $1 order by x.unit_price desc`,
    [order.id],
  );
  expect(nets.map(({ net }) => net)).toEqual([19_900 - 663, 9900 - 330, 200 - 7]);
  expect((await mine(token)).list).toEqual([]);
  expect((await form(token, [20_000], coupon)).prices.couponDiscountPrice).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("two hundred concurrent orders use a coupon once", async () => {
  const token = await member(shop);
  const coupon = await held(token);
  const { productId, optionIds } = await seedProduct(shop.database.db, { price: 20_000, stock: 1000 });
  const forms: SeenForm[] = [];
  for (let count = 0; count < 200; count += 1) {
    const opened = await openForm(shop, token, [{ productId, optionId: optionIds[0] }]);
    forms.push(seen(await priced(token, opened.id, coupon)));
  }
  const replies = await Promise.all(forms.map((each) => check(shop, token, each)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code);
  expect(refused.filter((code) => code !== "COUPON_USED" && code !== "PRICE_CHANGED")).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
}, 60_000);

test("an unpaid order releases its coupon, and so does paying again from the form", async () => {
  const token = await member(shop);
  const coupon = await held(token);
  const shown = await form(token, [20_000], coupon);
  const first = await check(shop, token, seen(shown));
  expect(first.status).toBe(200);
  expect((await mine(token)).list).toEqual([]);
  // The form paid again still has its own coupon.
  const again = await priced(token, shown.id, coupon);
  expect(again.prices.couponDiscountPrice).toBe(3000);
  const second = await check(shop, token, seen(again));
  expect(second.status).toBe(200);
  await shop.call(token, "POST /v1/payments/{orderId}/fail", {
    path: { orderId: second.reply.orderId },
    body: { code: "PAY_PROCESS_CANCELED" },
  });
  expect((await mine(token)).list.map(({ id }) => id)).toEqual([coupon]);
  expect(await breaches(shop)).toEqual([]);
});

test("a whole cancel refunds the money and releases the coupon; an expired one stays expired", async () => {
  const token = await member(shop);
  await givePoints(shop, token, 5000);
  const coupon = await held(token, { validUntil: days(20) });
  const order = await bought(token, [20_000, 10_000], coupon);
  expect((await cancelWhole(shop, token, order)).reply.refundPrice).toBe(33_000);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect((await mine(token)).list.map(({ id }) => id)).toEqual([coupon]);
  const later1 = await bought(token, [20_000], coupon);
  later(shop, 21 * DAY);
  await select(shop, "update access_token set expires_at = '2099-01-01'");
  await cancelWhole(shop, token, later1);
  expect((await mine(token)).list).toEqual([]);
  later(shop, -21 * DAY);
  expect(await breaches(shop)).toEqual([]);
});

test("a partial cancel below the minimum revokes the coupon: the preview shows it, and the sums agree", async () => {
  const token = await member(shop);
  const coupon = await held(token, { conditions: [{ code: "MIN_PRICE", minPrice: won(25_000) }] });
  const order = await bought(token, [20_000, 10_000], coupon);
  const shown = (await preview(shop, token, order, 1)).reply;
  expect(shown.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ["PRODUCT", 10_000],
    ["COUPON_SHARE", -1000],
    ["COUPON_LOST", -2000],
    ["BASE_SHIPPING_BACK", 3000],
  ]);
  expect((await cancelProduct(shop, token, order, 1, shown)).reply.refundPrice).toBe(10_000);
  expect((await mine(token)).list).toEqual([]);
  expect((await cancelProduct(shop, token, order, 0)).reply.refundPrice).toBe(23_000);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect((await mine(token)).list.map(({ id }) => id)).toEqual([coupon]);
  expect(await breaches(shop)).toEqual([]);
});

test("a coupon that expired between form and payment is refused as a changed price", async () => {
  const token = await member(shop);
  const coupon = await held(token, { validUntil: days(0.01) });
  const shown = await form(token, [20_000], coupon);
  expect(shown.prices.couponDiscountPrice).toBe(3000);
  later(shop, 20);
  expect((await check(shop, token, seen(shown))).refusal.code).toBe("PRICE_CHANGED");
});
