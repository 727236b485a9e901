import { afterAll, beforeAll, expect, test } from "vitest";
import { guest, type ProductSeed, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

let kinds = 0;
function newKind(): string {
  kinds += 1;
  return `kind-${kinds}`;
}

type Weighed = ProductSeed & { kind: string; grams: readonly number[]; prices?: readonly number[] };

/** Inserts a product of a kind, with the weight and the price of each option. */
async function product({ kind, grams, prices = [], ...seed }: Weighed) {
  const seeded = await seedProduct(shop.database.db, { ...seed, options: grams.length });
  await select(shop, "update product set kind = $2 where id = $1", [seeded.productId, kind]);
  for (const [index, optionId] of seeded.optionIds.entries()) {
    await select(
      shop,
      `update product_option set weight_value = $2, weight_unit = 'g', price = coalesce($3, price),
              list_price = greatest(list_price, coalesce($3, price)) where id = $1`,
      [optionId, grams[index], prices[index] ?? null],
    );
  }
  return seeded;
}

function add(token: string, productId: number, optionId: number | undefined, optionUnit = 1) {
  return shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId, optionGroups: [{ optionId: optionId ?? 0, optionUnit }] },
  });
}

async function savings(token: string) {
  return (await shop.call(token, "GET /v1/app-users/shopping-carts/savings")).reply;
}

async function total(token: string) {
  return (await shop.call(token, "GET /v1.2/app-users/shopping-carts")).reply.totals.price;
}

/** Makes a suggested change. */
function replace(token: string, change: Awaited<ReturnType<typeof savings>>["lines"][number] | undefined) {
  if (!change) throw new Error("Nothing is suggested");
  const { replaced, replacement } = change;
  return shop.call(token, "POST /v1/app-users/shopping-carts/replacements", {
    body: {
      optionGroupId: replaced.optionGroupId,
      productId: replacement.product.id,
      optionId: replacement.option.id,
      optionUnit: replacement.optionUnit,
    },
  });
}

test("cart savings: a larger option instead of two small ones, and the cart costs what was said once it is taken", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await product({
    kind: newKind(),
    grams: [1000, 2500],
    prices: [9000, 15_000],
  });
  await add(token, productId, optionIds[0], 2);
  const before = await total(token);
  const { lines } = await savings(token);
  expect(lines).toMatchObject([
    {
      kind: "option",
      replaced: { optionUnit: 2 },
      replacement: { option: { id: optionIds[1] }, optionUnit: 1 },
      reasons: ["상품 값이 3,000원 줄어요", "500g 더 와요"],
      saving: 3000,
    },
  ]);
  const { reply } = await replace(token, lines[0]);
  expect(reply).toMatchObject({
    saving: 3000,
    cart: { totals: { price: before - 3000, optionCountings: 1 } },
  });
  expect(await total(token)).toBe(before - 3000);
  expect((await savings(token)).lines).toEqual([]);
});

test("cart savings: another farm in the cart saves its shipping, and its goods may cost more", async () => {
  const token = await guest(shop);
  const kind = newKind();
  const apple = await product({ kind, grams: [2000], price: 12_000 });
  const pear = await product({ kind: newKind(), grams: [2000], price: 15_000 });
  const other = await product({ kind, grams: [2000], price: 12_500, distributorId: pear.distributorId });
  await add(token, apple.productId, apple.optionIds[0]);
  await add(token, pear.productId, pear.optionIds[0]);
  const { lines } = await savings(token);
  expect(lines).toMatchObject([
    {
      kind: "farm",
      replacement: { product: { id: other.productId } },
      reasons: [
        `농원 ${pear.distributorId}의 같은 종류예요`,
        "상품 값은 500원 늘지만 배송비가 3,000원 줄어요",
      ],
      saving: 2500,
    },
  ]);
});

test("cart savings: a later day of dispatch of the same product", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await product({
    kind: newKind(),
    grams: [1000, 1000],
    prices: [9000, 8000],
    shipmentDates: ["2026-11-30", "2026-12-07"],
  });
  await add(token, productId, optionIds[0]);
  const { lines } = await savings(token);
  expect(lines[0]).toMatchObject({
    kind: "day",
    reasons: ["12월 7일 (월)에 출고해요", "상품 값이 1,000원 줄어요"],
    saving: 1000,
  });
});

test("cart savings: sold out, too few left, held by the cart already or unchecked is not suggested", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await product({
    kind: newKind(),
    grams: [1000, 500],
    prices: [9000, 3000],
  });
  const [small = 0, half = 0] = optionIds;
  await add(token, productId, small, 1);
  expect((await savings(token)).lines).toHaveLength(1);
  await select(shop, "update option_stock set on_hand = 1 where option_id = $1", [half]);
  expect((await savings(token)).lines).toEqual([]);
  await select(shop, "update option_stock set on_hand = 50 where option_id = $1", [half]);
  await select(shop, "update product_option set status = 'stock_out' where id = $1", [half]);
  expect((await savings(token)).lines).toEqual([]);
  await select(shop, "update product_option set status = 'stock_in' where id = $1", [half]);
  await add(token, productId, half, 1);
  expect((await savings(token)).lines).toEqual([]);
  await shop.call(token, "PATCH /v1.2/app-users/shopping-carts/calculate", { body: { optionGroupIds: [] } });
  expect(await savings(token)).toEqual({ lines: [], day: null });
});

test("cart savings: the day on which a timed price begins", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await product({ kind: newKind(), grams: [1000], price: 10_000 });
  await add(token, productId, optionIds[0], 2);
  expect((await savings(token)).day).toBeNull();
  await select(
    shop,
    "insert into timed_price (option_id, price, begins_at, ends_at) values ($1, 8500, '2026-11-22T15:00:00Z', '2026-11-25T15:00:00Z')",
    [optionIds[0]],
  );
  expect((await savings(token)).day).toEqual({
    from: "2026-11-22T15:00:00.000Z",
    saving: 3000,
    reason: "11월 23일 (월)부터 값이 내려서 모두 3,000원 덜 들어요",
  });
});

test("replacing a line: undone by the way back, and refused for a line that is gone", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await product({
    kind: newKind(),
    grams: [1000, 2500],
    prices: [9000, 15_000],
  });
  const [small = 0] = optionIds;
  await add(token, productId, small, 2);
  const before = await total(token);
  const [change] = (await savings(token)).lines;
  const { reply } = await replace(token, change);
  const back = await shop.call(token, "POST /v1/app-users/shopping-carts/replacements", {
    body: { optionGroupId: reply.optionGroupId, productId, optionId: small, optionUnit: 2 },
  });
  expect(back.reply).toMatchObject({ saving: -3000, cart: { totals: { price: before } } });
  expect((await replace(token, change)).refusal.code).toBe("CART_ITEM_NOT_FOUND");
  expect(await total(token)).toBe(before);
});

test("replacing a line: refused when it is sold out meanwhile, and the cart keeps its line", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await product({
    kind: newKind(),
    grams: [1000, 2500],
    prices: [9000, 15_000],
  });
  await add(token, productId, optionIds[0], 2);
  const [change] = (await savings(token)).lines;
  await select(shop, "update option_stock set on_hand = 0 where option_id = $1", [optionIds[1]]);
  expect((await replace(token, change)).refusal.code).toBe("SOLD_OUT");
  expect((await shop.call(token, "GET /v1.2/app-users/shopping-carts")).reply.totals.optionCountings).toBe(1);
});

test("replacing a line: pressed five times at once, it is replaced once", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await product({
    kind: newKind(),
    grams: [1000, 2500],
    prices: [9000, 15_000],
  });
  await add(token, productId, optionIds[0], 2);
  const [change] = (await savings(token)).lines;
  const replies = await Promise.all(Array.from({ length: 5 }, () => replace(token, change)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const { list } = (await shop.call(token, "GET /v1.2/app-users/shopping-carts")).reply;
  const units = list.flatMap(({ bundleItems }) =>
    bundleItems.flatMap(({ optionGroups }) => optionGroups.map(({ optionUnit }) => optionUnit)),
  );
  expect(units).toEqual([1]);
});
