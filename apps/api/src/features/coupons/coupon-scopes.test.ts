import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { won } from "@todayfruit/domain/money/won";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole, preview } from "../../testing/cancel-order-steps.ts";
import { check, openForm, pay, type SeenForm } from "../../testing/checkout-steps.ts";
import { issueNewCoupon } from "../../testing/issue-new-coupon.ts";
import {
  ADDRESS,
  JEJU,
  member,
  type Seeded,
  seedProduct,
  seedRules,
} from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

type Form = Reply<"GET /v4/app-users/order-tmp/{id}">;
type Address = NonNullable<Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"]["address"]>;
type Picked = { couponId?: number | null; shippingCouponId?: number | null };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const WHOLE_SHIPPING = { target: "shipping", kind: "percent", percent: 100, amount: 100_000_000 } as const;

async function priced(token: string, id: string, picked: Picked, address: Address = ADDRESS): Promise<Form> {
  const body = { address, usedPoint: 0, ...picked };
  return (await shop.call(token, "PATCH /v4/app-users/order-tmp/calculate/{id}", { path: { id }, body }))
    .reply;
}

/** Opens a form with one of each product. */
async function formOf(token: string, products: readonly Seeded[]): Promise<string> {
  const optionGroupIds: number[] = [];
  for (const { productId, optionIds } of products) {
    const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
      body: { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] },
    });
    optionGroupIds.push(...added.reply.optionGroupIds);
  }
  const picked = await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds },
  });
  const body = { orderItemTmpId: picked.reply.id };
  return (await shop.call(token, "POST /v4/app-users/order-tmp", { body })).reply.id;
}

const seen = (form: Form): SeenForm => ({
  id: form.id,
  price: form.prices.price,
  usedPoint: form.prices.usedPoint,
});

async function bought(
  token: string,
  form: Form,
  products: readonly Seeded[],
  address: Address = ADDRESS,
): Promise<CartOrder> {
  const placed = await check(shop, token, seen(form), { address });
  if (placed.status !== 200) throw new Error(placed.refusal.code);
  await pay(shop, token, { ...placed.reply, orderTmpId: form.id });
  const { list } = (await shop.call(token, "GET /v1/app-users/order-items")).reply;
  const order = list.find(({ uuid }) => uuid === placed.reply.orderId);
  if (!order) throw new Error("What was paid for is in the list");
  const productIds = products.map(
    ({ productId }) => order.orderItemProducts.find(({ product }) => product.id === productId)?.id ?? 0,
  );
  return { id: order.id, uuid: order.uuid, productIds, optionIds: [] };
}

const linesOf = async (token: string, order: CartOrder, index: number) =>
  (await preview(shop, token, order, index)).reply.lines.map(({ code, amount }) => [code, amount]);
const heldNames = async (token: string) =>
  (await shop.call(token, "GET /v1/app-users/coupons")).reply.list.map(({ name }) => name).toSorted();

test("a coupon for a product, a category or a farm takes money off its goods alone, and they alone give back a share", async () => {
  const token = await member(shop);
  const [apple, pear] = [
    await seedProduct(shop.database.db, { price: 20_000 }),
    await seedProduct(shop.database.db, { price: 10_000 }),
  ];
  await select(
    shop,
    "insert into category (id, parent_id, name, icon, sort) values (1002, 91, '사과', 'media/i.webp', 2)",
  );
  await select(shop, "update product set category_id = 1002 where id = $1", [apple.productId]);
  const percent = { kind: "percent", percent: 10, amount: 9000 } as const;
  const scopes = [
    [{ kind: "product", id: pear.productId }, 1000, `상품 ${pear.productId - 20_000} 10,000원의 10%`],
    [{ kind: "category", id: 1002 }, 2000, "사과 20,000원의 10%"],
    [{ kind: "category", id: 91 }, 3000, "과일 30,000원의 10%"],
    [{ kind: "distributor", id: apple.distributorId }, 2000, `농원 ${apple.distributorId} 20,000원의 10%`],
  ] as const;
  const ids: number[] = [];
  for (const [entry] of scopes) ids.push(await issueNewCoupon(shop, token, { ...percent, scope: [entry] }));
  const id = await formOf(token, [apple, pear]);
  const form = await priced(token, id, { couponId: ids[1] ?? null });
  const byId = new Map(form.coupons.map((each) => [each.id, each]));
  expect(ids.map((each) => [byId.get(each)?.discountPrice, byId.get(each)?.reason])).toEqual(
    scopes.map(([, discount, reason]) => [discount, reason]),
  );
  expect(form.prices.couponDiscountPrice).toBe(2000);
  const order = await bought(token, form, [apple, pear]);
  expect(await linesOf(token, order, 1)).toEqual([
    ["PRODUCT", 10_000],
    ["BASE_SHIPPING_BACK", 3000],
  ]);
  expect(await linesOf(token, order, 0)).toEqual([
    ["PRODUCT", 20_000],
    ["COUPON_SHARE", -2000],
    ["BASE_SHIPPING_BACK", 3000],
  ]);
  const first = (await cancelProduct(shop, token, order, 1)).reply.refundPrice;
  const second = (await cancelProduct(shop, token, order, 0)).reply.refundPrice;
  expect([first, second]).toEqual([13_000, 21_000]);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("the minimum of a coupon counts its goods alone, and goods that are not there are named", async () => {
  const token = await member(shop);
  const [apple, pear] = [
    await seedProduct(shop.database.db, { price: 20_000 }),
    await seedProduct(shop.database.db, { price: 50_000 }),
  ];
  const conditions = [{ code: "MIN_PRICE", minPrice: won(25_000) } as const];
  const other = await seedProduct(shop.database.db);
  await issueNewCoupon(shop, token, { conditions, scope: [{ kind: "product", id: apple.productId }] });
  await issueNewCoupon(shop, token, { scope: [{ kind: "distributor", id: other.distributorId }] });
  const form = await priced(token, await formOf(token, [apple, pear]), {});
  expect(form.coupons.map(({ refusal, missing }) => [refusal, missing])).toEqual([
    ["MIN_PRICE", "5,000원 모자라요"],
    ["SCOPE", `농원 ${other.distributorId} 상품이 없어요`],
  ]);
  expect([form.bestCouponId, form.bestDiscountPrice]).toEqual([null, 0]);
});

test("an order carries a goods coupon and a shipping coupon; partial cancels, also of a product that ships alone, end at what was paid", async () => {
  const token = await member(shop);
  const [apple, alone] = [
    await seedProduct(shop.database.db, { price: 20_000 }),
    await seedProduct(shop.database.db, { price: 10_000 }),
  ];
  await select(shop, "update product set is_bundle = false where id = $1", [alone.productId]);
  const goods = await issueNewCoupon(shop, token, { name: "상품", amount: 1000 });
  const shipping = await issueNewCoupon(shop, token, { name: "배송", target: "shipping", amount: 5000 });
  await issueNewCoupon(shop, token, { name: "작은 배송", target: "shipping", amount: 2000 });
  const id = await formOf(token, [apple, alone]);
  const form = await priced(token, id, { couponId: goods, shippingCouponId: shipping }, JEJU);
  expect(form).toMatchObject({
    couponId: goods,
    shippingCouponId: shipping,
    bestCouponId: goods,
    bestShippingCouponId: shipping,
    bestDiscountPrice: 6000,
    prices: {
      couponDiscountPrice: 1000,
      shippingFee: 7000,
      shippingCouponDiscountPrice: 5000,
      price: 36_000,
    },
  });
  expect(form.explanation.map(({ name, amount }) => [name, amount]).slice(-2)).toEqual([
    ["상품", -1000],
    ["배송", -5000],
  ]);
  expect(form.explanation.reduce((sum, { amount }) => sum + amount, 0)).toBe(36_000);
  const order = await bought(token, form, [apple, alone], JEJU);
  expect(await heldNames(token)).toEqual(["작은 배송"]);
  const detail = (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } }))
    .reply;
  expect(detail.orderItemPrice).toMatchObject({
    totalShippingFee: 7000,
    todayfruitDiscountShippingFee: 5000,
    couponDiscountPrice: 1000,
    totalPrice: 36_000,
  });
  expect(detail.explanation).toEqual(form.explanation);
  expect(await linesOf(token, order, 1)).toEqual([
    ["PRODUCT", 10_000],
    ["COUPON_SHARE", -333],
    ["BASE_SHIPPING_BACK", 500],
    ["AREA_SHIPPING_BACK", 3000],
  ]);
  const first = (await cancelProduct(shop, token, order, 1)).reply.refundPrice;
  expect(first).toBe(13_167);
  expect(await heldNames(token)).toEqual(["작은 배송"]);
  expect((await cancelProduct(shop, token, order, 0)).reply.refundPrice).toBe(36_000 - first);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await heldNames(token)).toEqual(["배송", "상품", "작은 배송"]);
  const over = (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } })).reply;
  expect(over.refunds.map(({ refundPrice, doneAt }) => [refundPrice, doneAt !== null])).toEqual([
    [first, true],
    [36_000 - first, true],
  ]);
  for (const { refundPrice, refundPoint, lines } of over.refunds)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(refundPrice + refundPoint);
  expect(over.refunds[0]?.lines).toEqual([
    { name: `상품 ${alone.productId - 20_000}`, reason: "살 때 낸 값이에요", amount: 10_000 },
    { name: "쿠폰 할인", reason: "이 상품에 쓴 쿠폰 할인을 빼요", amount: -333 },
    { name: `농원 ${alone.distributorId} 배송비`, reason: "보낼 상품이 없어 돌려드려요", amount: 500 },
    {
      name: `농원 ${alone.distributorId} 지역 추가 배송비`,
      reason: "줄어든 상자만큼 돌려드려요",
      amount: 3000,
    },
  ]);
  expect(over.returnedCoupons.map(({ name }) => name)).toEqual(["상품", "배송"]);
  expect(await breaches(shop)).toEqual([]);
});

test("an order with a shipping coupon alone gives it back when it is cancelled", async () => {
  const token = await member(shop);
  const product = await seedProduct(shop.database.db, { price: 20_000 });
  const shipping = await issueNewCoupon(shop, token, { name: "무료배송", ...WHOLE_SHIPPING });
  const id = await formOf(token, [product]);
  // The field for one coupon means a goods coupon.
  expect(await priced(token, id, { couponId: shipping })).toMatchObject({
    couponId: null,
    prices: { price: 23_000 },
  });
  const form = await priced(token, id, { shippingCouponId: shipping });
  expect(form.prices).toMatchObject({ shippingFee: 0, shippingCouponDiscountPrice: 3000, price: 20_000 });
  const order = await bought(token, form, [product]);
  expect((await cancelWhole(shop, token, order)).reply.refundPrice).toBe(20_000);
  expect(await heldNames(token)).toEqual(["무료배송"]);
  expect(await breaches(shop)).toEqual([]);
});

test("what remains below the minimum of a shipping coupon pays its shipping, which the preview says", async () => {
  const token = await member(shop);
  const apple = await seedProduct(shop.database.db, { price: 20_000 });
  const pear = await seedProduct(shop.database.db, { price: 10_000, distributorId: apple.distributorId });
  const conditions = [{ code: "MIN_PRICE", minPrice: won(25_000) } as const];
  const shippingCouponId = await issueNewCoupon(shop, token, { ...WHOLE_SHIPPING, conditions });
  const form = await priced(token, await formOf(token, [apple, pear]), { shippingCouponId });
  expect(form.prices.price).toBe(30_000);
  const order = await bought(token, form, [apple, pear]);
  expect(await linesOf(token, order, 1)).toEqual([
    ["PRODUCT", 10_000],
    ["SHIPPING_COUPON_LOST", -3000],
  ]);
  expect((await cancelProduct(shop, token, order, 1)).reply.refundPrice).toBe(7000);
  expect((await cancelProduct(shop, token, order, 0)).reply.refundPrice).toBe(23_000);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("sixty concurrent orders with the same two coupons use each of them once", async () => {
  const token = await member(shop);
  const couponId = await issueNewCoupon(shop, token, { amount: 1000 });
  const shippingCouponId = await issueNewCoupon(shop, token, WHOLE_SHIPPING);
  const { productId, optionIds } = await seedProduct(shop.database.db, { price: 20_000, stock: 1000 });
  const forms: SeenForm[] = [];
  for (let count = 0; count < 60; count += 1) {
    const opened = await openForm(shop, token, [{ productId, optionId: optionIds[0] }]);
    // Some orders have one of the coupons, some both.
    const picked = [{ couponId }, { shippingCouponId }, { couponId, shippingCouponId }][count % 3] ?? {};
    forms.push(seen(await priced(token, opened.id, picked)));
  }
  const replies = await Promise.all(forms.map((each) => check(shop, token, each)));
  const uses = await select<{ target: string; count: number }>(
    shop,
    `select target, count(*)::int as count from coupon_redemption
      where member_coupon_id = any($1::bigint[]) and not is_returned group by target order by target`,
    [[couponId, shippingCouponId]],
  );
  expect(uses.every(({ count }) => count === 1)).toBe(true);
  expect(uses.length).toBeGreaterThan(0);
  const codes = replies.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code);
  expect(codes.filter((code) => code !== "COUPON_USED" && code !== "PRICE_CHANGED")).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
}, 60_000);
