import { afterAll, beforeAll, expect, test } from "vitest";
import {
  guest,
  member,
  PASSWORD,
  type ProductSeed,
  seedProduct,
} from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("twenty concurrent additions of one option are summed", async () => {
  const { token, productId, optionId } = await wanting({});
  const replies = await Promise.all(Array.from({ length: 20 }, () => add(token, productId, [optionId])));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await unitsOf(token)).toEqual([20]);
});

test("removing one option while another of the product is added loses nothing", async () => {
  const { token, productId, optionId } = await wanting({ options: 2 });
  for (let turn = 0; turn < 15; turn += 1) {
    const first = await add(token, productId, [optionId]);
    const [gid = 0] = first.reply.optionGroupIds;
    const [item] = (await cart(token)).list[0]?.bundleItems ?? [];
    const [removed, added] = await Promise.all([
      remove(token, item?.id ?? 0, gid),
      add(token, productId, [optionId + 1]),
    ]);
    expect([removed.status, added.status]).toEqual([200, 200]);
  }
  expect(await unitsOf(token)).toEqual([15]);
});

test("the cart is grouped by farm, with fees, the amount missing for free shipping and a total in 원", async () => {
  const token = await guest(shop);
  const one = await seedProduct(shop.database.db, { price: 10_000, listPrice: 12_000, freeFrom: 30_000 });
  const same = await seedProduct(shop.database.db, { price: 5000, distributorId: one.distributorId });
  const other = await seedProduct(shop.database.db, { price: 7000, base: 2500 });
  await add(token, one.productId, [one.optionIds[0]], 2);
  await add(token, same.productId, [same.optionIds[0]]);
  await add(token, other.productId, [other.optionIds[0]]);
  const { list, totals } = await cart(token);
  expect(
    list.map((entry) => [entry.bundleItems.length, entry.shipping?.fee, entry.shipping?.missingForFree]),
  ).toEqual([
    [2, 3000, 5000],
    [1, 2500, 0],
  ]);
  expect(totals).toMatchObject({
    listPrice: 36_000,
    discountedPrice: 4000,
    productsPrice: 32_000,
    shippingFee: 5500,
    price: 37_500,
    optionCountings: 3,
    todayfruitShippingFeeType: "type03",
  });
});

test("only checked lines that can be bought are counted, and the choice is stored", async () => {
  const { token, productId, optionId } = await wanting({ options: 2 });
  const { reply } = await add(token, productId, [optionId, optionId + 1]);
  const [first = 0] = reply.optionGroupIds;
  expect((await choose(token, [first])).reply.totals).toMatchObject({ optionCountings: 1, price: 13_000 });
  expect((await cart(token)).totals.optionCountings).toBe(1);
  expect((await choose(token, [])).reply.totals).toMatchObject({ optionCountings: 0, price: 0 });
  await select(shop, "update product_option set status = 'stock_out' where id = $1", [optionId]);
  const all = await choose(token, reply.optionGroupIds);
  expect(all.reply.totals.optionCountings).toBe(1);
  const groups = all.reply.list.flatMap((entry) => entry.bundleItems.flatMap((item) => item.optionGroups));
  expect(groups.map(({ isChecked, isCheckable, block }) => [isChecked, isCheckable, block])).toEqual([
    [false, false, "SOLD_OUT"],
    [true, true, null],
  ]);
});

test("a line is checkable exactly when nothing restricts it, on each platform", async () => {
  const token = await member(shop);
  const changes = [
    "update product set sub_title = sub_title where id = $1",
    "update product set is_app_only = true where id = $1",
    "update product_option set status = 'unlimited_stock_in' where product_id = $1",
    "update product_option set status = 'stock_out' where product_id = $1",
    "update product set status = 'suspended' where id = $1",
    "update product set min_grade = 9 where id = $1",
  ];
  for (const change of changes) {
    const { productId, optionIds } = await seedProduct(shop.database.db);
    await add(token, productId, [optionIds[0]]);
    await select(shop, change, [productId]);
  }
  for (const platform of ["web", "ios", "android"]) {
    const { reply } = await shop.call(token, "GET /v1.2/app-users/shopping-carts", {}, { platform });
    const groups = reply.list.flatMap((entry) => entry.bundleItems.flatMap((item) => item.optionGroups));
    expect(groups.map(({ isCheckable, block }) => isCheckable === (block === null))).toEqual(
      changes.map(() => true),
    );
    expect(groups.some(({ block }) => block === "APP_ONLY")).toBe(platform === "web");
  }
});

test("an app-only product is ordered from the cart in the app", async () => {
  const { token, productId, optionId } = await wanting({ isAppOnly: true });
  const app = { platform: "android" };
  const body = { productId, optionGroups: [{ optionId, optionUnit: 1 }] };
  const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", { body }, app);
  const chosen = { body: { optionGroupIds: added.reply.optionGroupIds } };
  const PICK = "POST /v1.2/app-users/shopping-carts/order-item-tmp";
  expect((await shop.call(token, PICK, chosen)).refusal.code).toBe("APP_ONLY");
  expect((await shop.call(token, PICK, chosen, app)).status).toBe(200);
});

test("checking another buyer's line is refused and changes nothing", async () => {
  const mine = await wanting({});
  const theirs = await wanting({});
  await add(mine.token, mine.productId, [mine.optionId]);
  const foreign = (await add(theirs.token, theirs.productId, [theirs.optionId])).reply.optionGroupIds;
  expect((await choose(mine.token, foreign)).refusal.code).toBe("CART_ITEM_NOT_FOUND");
  expect((await cart(mine.token)).totals.optionCountings).toBe(1);
  expect((await pick(mine.token, foreign)).refusal.code).toBe("CART_ITEM_NOT_FOUND");
});

test("the units of a line can be lowered above the stock left, but not raised above it", async () => {
  const { token, productId, optionId } = await wanting({ stock: 5 });
  const { reply } = await add(token, productId, [optionId], 5);
  const [gid = 0] = reply.optionGroupIds;
  const id = (await cart(token)).list[0]?.bundleItems[0]?.id ?? 0;
  const set = (n: number) =>
    shop.call(token, "PUT /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}/option-unit/{n}", {
      path: { id, gid, n },
    });
  expect((await set(6)).refusal).toMatchObject({
    code: "NOT_ENOUGH_STOCK",
    detail: { products: [{ remaining: 5 }] },
  });
  await select(shop, "update option_stock set on_hand = 2 where option_id = $1", [optionId]);
  expect((await set(4)).reply.totals.productsPrice).toBe(0);
  expect((await set(5)).refusal.code).toBe("NOT_ENOUGH_STOCK");
  expect((await set(2)).reply.totals.productsPrice).toBe(20_000);
  expect((await remove(token, id, gid)).reply).toMatchObject({ list: [], totals: { price: 0 } });
  expect((await set(1)).refusal.code).toBe("CART_ITEM_NOT_FOUND");
  expect((await remove(token, id, gid)).refusal.code).toBe("CART_ITEM_NOT_FOUND");
});

test("units already in the cart count towards the stock left and the limit of 999", async () => {
  const few = await wanting({ stock: 5 });
  await add(few.token, few.productId, [few.optionId], 3);
  expect((await add(few.token, few.productId, [few.optionId], 3)).refusal.code).toBe("NOT_ENOUGH_STOCK");
  const many = await wanting({ stock: null });
  await add(many.token, many.productId, [many.optionId], 999);
  expect((await add(many.token, many.productId, [many.optionId])).refusal.code).toBe("QUANTITY_TOO_LARGE");
  expect(await unitsOf(many.token)).toEqual([999]);
});

test("a second shipment date of a product is refused, also when the first is in the cart", async () => {
  const { token, productId, optionId } = await wanting({ shipmentDates: ["2026-11-24", "2026-11-25"] });
  expect((await add(token, productId, [optionId, optionId + 1])).refusal.code).toBe("TWO_SHIPMENT_DATES");
  await add(token, productId, [optionId]);
  const second = await add(token, productId, [optionId + 1]);
  expect(second.refusal).toMatchObject({
    code: "TWO_SHIPMENT_DATES",
    message: "출고일은 2개 이상 선택 불가능합니다.",
  });
});

test("a cart holds at most a hundred lines", async () => {
  const token = await guest(shop);
  for (let turn = 0; turn < 5; turn += 1) {
    const { productId, optionIds } = await seedProduct(shop.database.db, { options: 10 });
    const twice = await seedProduct(shop.database.db, { options: 10 });
    await add(token, productId, optionIds);
    await add(token, twice.productId, twice.optionIds);
  }
  const one = await seedProduct(shop.database.db);
  expect((await add(token, one.productId, one.optionIds)).refusal.code).toBe("CART_FULL");
});

test("picked lines become an order form, and leave the cart when it is paid", async () => {
  const { token, productId, optionId } = await wanting({ options: 2 });
  const { reply } = await add(token, productId, [optionId, optionId + 1]);
  const picked = await pick(token, reply.optionGroupIds.slice(0, 1));
  const opened = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: { orderItemTmpId: picked.reply.id },
    query: { utm_source: "live", utm_medium: "stream" },
  });
  const form = await shop.call(token, "GET /v4/app-users/order-tmp/{id}", { path: { id: opened.reply.id } });
  expect(form.reply.totalPricesDetail[0]?.bundleItems[0]?.optionGroups).toHaveLength(1);
  expect((await pick(token, [])).refusal.code).toBe("NOTHING_SELECTED");
  const stranger = await shop.call(await guest(shop), "POST /v4/app-users/order-tmp", {
    body: { orderItemTmpId: picked.reply.id },
  });
  expect(stranger.refusal.code).toBe("ORDER_TMP_NOT_FOUND");
});

test("a member's cart is the same on every device", async () => {
  const email = "two-devices@todayfruit.example";
  const phone = await member(shop, email);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  await add(phone, productId, optionIds);
  const login = await shop.call(null, "POST /v2/tokens", { body: { email, password: PASSWORD } });
  expect(await unitsOf(login.reply.token)).toEqual([1]);
});

async function wanting(seed: ProductSeed) {
  const { productId, optionIds } = await seedProduct(shop.database.db, seed);
  return { token: await guest(shop), productId, optionId: optionIds[0] };
}

function add(token: string, productId: number, optionIds: readonly number[], optionUnit = 1) {
  const optionGroups = optionIds.map((optionId) => ({ optionId, optionUnit }));
  return shop.call(token, "POST /v1.2/app-users/shopping-carts", { body: { productId, optionGroups } });
}

function remove(token: string, id: number, gid: number) {
  return shop.call(token, "DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}", {
    path: { id, gid },
  });
}

function choose(token: string, optionGroupIds: number[]) {
  return shop.call(token, "PATCH /v1.2/app-users/shopping-carts/calculate", { body: { optionGroupIds } });
}

function pick(token: string, optionGroupIds: number[]) {
  return shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", { body: { optionGroupIds } });
}

async function cart(token: string) {
  return (await shop.call(token, "GET /v1.2/app-users/shopping-carts")).reply;
}

async function unitsOf(token: string): Promise<number[]> {
  const { list } = await cart(token);
  return list.flatMap((entry) =>
    entry.bundleItems.flatMap((item) => item.optionGroups.map((group) => group.optionUnit)),
  );
}
