import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { member, type ProductSeed, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
const START = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  shop.clock.now = START;
});
afterAll(() => shop.close());

const ASK = "POST /v2/alarm/product/{id}/open";
const STOP = "DELETE /v2/alarm/product/{id}/open";
const SHOW = "GET /v1/alarm/product/{id}/open";
const LIST = "GET /v1/alarm/product";
const TOMORROW = "2026-11-22T03:00:00Z";

async function coming(
  seed: ProductSeed = { saleType: "comingSoon", comingSoonAt: TOMORROW },
): Promise<number> {
  return (await seedProduct(shop.database.db, seed)).productId;
}

test("adding and cancelling an alarm take effect once, and the number of alarms follows", async () => {
  const path = { id: await coming() };
  const tokens = await Promise.all(Array.from({ length: 4 }, () => member(shop)));
  const [first = "", second = ""] = tokens;
  await Promise.all(tokens.flatMap((token) => [1, 2, 3].map(() => shop.call(token, ASK, { path }))));
  expect((await shop.call(first, ASK, { path })).reply).toEqual({ isOpenAlarm: true, openAlarmCount: 4 });
  await Promise.all([1, 2, 3].map(() => shop.call(first, STOP, { path })));
  expect((await shop.call(first, STOP, { path })).reply).toEqual({ isOpenAlarm: false, openAlarmCount: 3 });
  expect((await shop.call(second, SHOW, { path })).reply).toEqual({ isOpenAlarm: true, openAlarmCount: 3 });
  const personal = await shop.call(second, "GET /v1/products/{id}/user-personal", { path });
  expect(personal.reply.isOpenAlarm).toBe(true);
});

test.each<[string, ProductSeed, string | undefined]>([
  ["sold as always", {}, "ALREADY_OPEN"],
  ["to be opened on a day nobody knows", { saleType: "comingSoon" }, undefined],
  ["a funding that has not begun", { saleType: "funding", limitedBeginAt: TOMORROW }, undefined],
  ["a period that has not begun", { saleType: "limited", limitedBeginAt: TOMORROW }, undefined],
  ["opening at this instant", { saleType: "comingSoon", comingSoonAt: START.toISOString() }, "ALREADY_OPEN"],
  ["over", { saleType: "limited", limitedEndAt: START.toISOString() }, "PERIOD_ENDED"],
])("an alarm for a product %s is accepted or refused by its sale", async (_what, seed, code) => {
  const answer = await shop.call(await member(shop), ASK, { path: { id: await coming(seed) } });
  expect(answer.refusal.code).toBe(code);
});

test("alarms are paged latest first, with the time of their notification", async () => {
  const token = await member(shop);
  const asked: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const id = await coming();
    await shop.call(token, ASK, { path: { id } });
    asked.unshift(id);
    if (turn !== 1) later(shop, 1);
  }
  await select(shop, "update opening_alarm set notified_at = $1 where product_id = $2", [START, asked[0]]);
  const first = (await shop.call(token, LIST, { query: { take: 3 } })).reply;
  const second = (await shop.call(token, LIST, { query: { take: 3, nextPage: first.nextPage ?? "" } })).reply;
  const all = [...first.list, ...second.list];
  expect(all.map(({ product, notifiedAt }) => [product.id, notifiedAt])).toEqual(
    asked.map((id, place) => [id, place === 0 ? START.toISOString() : null]),
  );
  expect((await shop.call(token, LIST, { query: { nextPage: "x" } })).refusal.code).toBe("INVALID_INPUT");
});

test("an unknown product cannot have an alarm", async () => {
  const token = await member(shop);
  for (const name of [ASK, STOP, SHOW] as const) {
    expect((await shop.call(token, name, { path: { id: 2_000_000_000 } })).refusal.code).toBe(
      "PRODUCT_NOT_FOUND",
    );
  }
});
