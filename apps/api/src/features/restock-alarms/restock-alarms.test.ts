import {
  MAX_RESTOCK_ALARMS,
  MAX_RESTOCK_ALARMS_OF_PHONE,
} from "@todayfruit/domain/restock-alarms/restock-alarm-limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  guest,
  member,
  type ProductSeed,
  type Seeded,
  seedProduct,
  signUp,
} from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  shop.clock.now = new Date("2026-11-23T04:20:00Z");
});
afterAll(() => shop.close());

const ASK = "POST /v1/products/{id}/restock-alarms";
const STOP = "DELETE /v1/products/{id}/restock-alarms";
const LIST = "GET /v1/app-users/restock-alarms";
const BOTH = { byPush: true, byPhone: true };

async function soldOut(seed: ProductSeed = {}): Promise<Seeded> {
  return seedProduct(shop.database.db, { stock: 0, options: 2, ...seed });
}

/** Inserts a sold-out product with further options. */
async function withOptions(count: number): Promise<{ productId: number; optionIds: number[] }> {
  const { productId } = await soldOut();
  const rows = (await select(
    shop,
    `insert into product_option (id, product_id, name, sort, amount, list_price, price, supply_cost, status, max_unit_in_box)
     select $1 * 1000 + n, $1, '옵션 ' || n, n, 1, 100, 100, 100, 'stock_out', 5 from generate_series(1, $2::int) n
     returning id`,
    [productId, count],
  )) as { id: number }[];
  return { productId, optionIds: rows.map(({ id }) => id) };
}

test("an alarm for an option is listed with its last day, and a repeated request changes its channels alone", async () => {
  const token = await member(shop);
  const { productId, optionIds } = await soldOut();
  const path = { id: productId };
  await shop.call(token, ASK, { path, body: { optionId: optionIds[1] ?? 0, ...BOTH } });
  const body = { optionId: optionIds[1] ?? 0, byPush: false, byPhone: true };
  const { reply } = await shop.call(token, ASK, { path, body });
  const alarm = {
    productId,
    productName: expect.any(String),
    productImage: "media/p.jpg",
    optionId: optionIds[1],
    optionName: "옵션 2",
    byPush: false,
    byPhone: true,
    endsOn: "2026-12-31",
  };
  expect(reply.list).toEqual([alarm]);
  expect((await shop.call(token, LIST)).reply.list).toEqual([alarm]);
  expect((await shop.call(await member(shop), LIST)).reply.list).toEqual([]);
});

test("any option replaces single ones, and a single one replaces any", async () => {
  const token = await member(shop);
  const { productId, optionIds } = await soldOut();
  const asked = async (optionId: number | null) =>
    (await shop.call(token, ASK, { path: { id: productId }, body: { optionId, ...BOTH } })).reply.list.map(
      (alarm) => alarm.optionId,
    );
  await asked(optionIds[0]);
  expect(await asked(optionIds[1] ?? 0)).toEqual([optionIds[1], optionIds[0]]);
  expect(await asked(null)).toEqual([null]);
  expect(await asked(optionIds[0])).toEqual([optionIds[0]]);
});

test("alarms are taken back one by one or all of a product, and taking back again changes nothing", async () => {
  const token = await member(shop);
  const { productId, optionIds } = await soldOut();
  const path = { id: productId };
  for (const optionId of optionIds) await shop.call(token, ASK, { path, body: { optionId, ...BOTH } });
  const one = await shop.call(token, STOP, { path, query: { optionId: optionIds[0] } });
  expect(one.reply.list.map(({ optionId }) => optionId)).toEqual([optionIds[1]]);
  expect((await shop.call(token, STOP, { path })).reply.list).toEqual([]);
  expect((await shop.call(token, STOP, { path })).reply.list).toEqual([]);
});

test.each<[string, ProductSeed, string | undefined]>([
  ["sold out", {}, undefined],
  ["temporarily sold out", { status: "temp_stock_out", stock: 5 }, undefined],
  ["suspended", { status: "suspended", stock: 5 }, "PRODUCT_NOT_ON_SALE"],
  ["in stock", { stock: 5 }, "RESTOCK_NOT_SOLD_OUT"],
  ["without limit", { stock: null }, "RESTOCK_NOT_SOLD_OUT"],
  ["not open yet", { saleType: "comingSoon", comingSoonAt: "2027-01-01T00:00:00Z" }, "NOT_OPEN_YET"],
  ["over", { saleType: "limited", limitedEndAt: "2026-01-01T00:00:00Z" }, "PERIOD_ENDED"],
  ["removed", { status: "removed" }, "PRODUCT_NOT_FOUND"],
])("an alarm for a product %s is accepted or refused by its stock and sale", async (_what, seed, code) => {
  const { productId } = await soldOut(seed);
  const body = { optionId: null, ...BOTH };
  const { refusal } = await shop.call(await member(shop), ASK, { path: { id: productId }, body });
  expect(refusal.code).toBe(code);
});

test("an option of another product is refused; one that can be bought is refused beside a sold-out one", async () => {
  const token = await member(shop);
  const [own, other] = [await soldOut(), await soldOut()];
  const ask = async (optionId: number) =>
    (await shop.call(token, ASK, { path: { id: own.productId }, body: { optionId, ...BOTH } })).refusal.code;
  expect(await ask(other.optionIds[0])).toBe("OPTION_NOT_FOUND");
  await select(shop, "update option_stock set on_hand = 3 where option_id = $1", [own.optionIds[0]]);
  expect(await ask(own.optionIds[0])).toBe("RESTOCK_NOT_SOLD_OUT");
  expect(await ask(own.optionIds[1] ?? 0)).toBeUndefined();
});

test("a guest gives a mobile number with consent; a member's request stores none", async () => {
  const { productId } = await soldOut();
  const ask = async (token: string, more: object) =>
    shop.call(token, ASK, { path: { id: productId }, body: { optionId: null, ...BOTH, ...more } });
  const visitor = await guest(shop);
  expect((await ask(visitor, {})).refusal.code).toBe("PHONE_INVALID");
  expect((await ask(visitor, { phone: "02-123-4567", agreesToPhone: true })).refusal.code).toBe(
    "PHONE_INVALID",
  );
  expect((await ask(visitor, { phone: "010-7777-6666" })).refusal.code).toBe(
    "RESTOCK_PHONE_CONSENT_REQUIRED",
  );
  const { reply } = await ask(visitor, { phone: "010-7777-6666", agreesToPhone: true });
  expect(reply.list).toMatchObject([{ byPush: false, byPhone: true }]);
  await ask(await member(shop), { phone: "010-7777-6666", agreesToPhone: true });
  const rows = await select(shop, "select phone from restock_alarm where product_id = $1 order by id", [
    productId,
  ]);
  expect(rows).toEqual([{ phone: "01077776666" }, { phone: null }]);
});

test("the limit of a shopper holds under concurrent requests", async () => {
  const token = await member(shop);
  const products = await Promise.all([soldOut(), soldOut(), soldOut()]);
  const { optionIds } = await withOptions(MAX_RESTOCK_ALARMS - 1);
  await select(
    shop,
    `insert into restock_alarm (user_id, product_id, option_id, by_push, by_phone, created_at, ends_on)
     select $1, o.product_id, o.id, true, true, $3, '2030-01-01' from product_option o where o.id = any($2::bigint[])`,
    [(await shop.call(token, "GET /v2/app-users/detail")).reply.id, optionIds, shop.clock.now],
  );
  const answers = await Promise.all(
    products.map(({ productId }) =>
      shop.call(token, ASK, { path: { id: productId }, body: { optionId: null, ...BOTH } }),
    ),
  );
  expect(answers.map(({ refusal }) => refusal.code).sort()).toEqual([
    "RESTOCK_ALARM_LIMIT",
    "RESTOCK_ALARM_LIMIT",
    undefined,
  ]);
});

test("a guest's alarms become the member's at the sign-up", async () => {
  const visitor = await guest(shop);
  const [one, two] = [await soldOut(), await soldOut()];
  for (const { productId } of [one, two]) {
    await shop.call(visitor, ASK, {
      path: { id: productId },
      body: { optionId: null, ...BOTH, phone: "01055554444", agreesToPhone: true },
    });
  }
  const { reply } = await signUp(shop, {}, visitor);
  const list = (await shop.call(reply.token, LIST)).reply.list;
  expect(list.map(({ productId }) => productId).sort()).toEqual([one.productId, two.productId]);
  expect(list.every(({ byPush }) => byPush)).toBe(true);
});

test("a phone number of guests waits for twenty alarms at most", async () => {
  const { productId, optionIds } = await withOptions(MAX_RESTOCK_ALARMS_OF_PHONE + 1);
  const codes: (string | undefined)[] = [];
  for (const optionId of optionIds) {
    const body = { optionId, ...BOTH, phone: "01044443333", agreesToPhone: true };
    const { refusal } = await shop.call(await guest(shop), ASK, { path: { id: productId }, body });
    codes.push(refusal.code);
  }
  expect(codes.filter((code) => code === undefined)).toHaveLength(MAX_RESTOCK_ALARMS_OF_PHONE);
  expect(codes.at(-1)).toBe("RESTOCK_PHONE_LIMIT");
});
