import { afterAll, beforeAll, expect, test } from "vitest";
import { stockLotSteps } from "../../../testing/lots/stock-lot-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { seedProduct, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select, stockOf } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
let steps: ReturnType<typeof stockLotSteps>;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 16 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
  steps = stockLotSteps(shop, work);
});
afterAll(() => shop.close());

const EARLY = { code: "1123-A", expiresOn: "2026-12-03" };
const LATE = { code: "1120-B", expiresOn: "2026-12-10" };
const edit = (id: number, set: object) =>
  shop.call(work, "PATCH /operator/v1/stock-lots", {
    body: { rows: [{ id, version: 1, set }], reason: "검사" },
  });

test("an accepted order takes what expires first, the rest from the next lot, then units without a lot", async () => {
  const fruit = await steps.seed(10);
  await steps.write(fruit.optionId, { ...LATE, units: 3 }, { ...EARLY, units: 2 });
  const [first, second] = [await steps.buy(fruit, 3), await steps.buy(fruit, 4)];
  expect(await steps.lotsOf(fruit.optionId)).toEqual({ "1120-B": 3, "1123-A": 2 });
  await steps.accept(first);
  expect(await steps.takenBy(first)).toEqual({ "1123-A": 2, "1120-B": 1 });
  expect((await steps.accept(second)).status).toBe(200);
  expect(await steps.takenBy(second)).toEqual({ "1120-B": 2 });
  expect(await steps.lotsOf(fruit.optionId)).toEqual({ "1120-B": 0, "1123-A": 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("units of a line that is cancelled before dispatch go back to their lots, those of a stock-out are lost", async () => {
  const fruit = await steps.seed(10);
  await steps.write(fruit.optionId, { ...EARLY, units: 6 });
  const [gone, lost] = [await steps.buy(fruit, 2), await steps.buy(fruit, 3)];
  await steps.accept(gone);
  await steps.accept(lost);
  await steps.cancel(gone);
  expect([await steps.lotsOf(fruit.optionId), await steps.takenBy(gone)]).toEqual([{ "1123-A": 3 }, {}]);
  await steps.stockOut(lost);
  expect([await steps.lotsOf(fruit.optionId), await steps.takenBy(lost)]).toEqual([{ "1123-A": 3 }, {}]);
  expect(await stockOf(shop, fruit.optionId)).toEqual({ on_hand: 7, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a held lot and one that expires before the promised arrival are passed over", async () => {
  const fruit = await steps.seed(9);
  const { reply } = await steps.write(
    fruit.optionId,
    { ...EARLY, units: 3 },
    { code: "SOON", expiresOn: "2026-11-21", units: 3 },
    { ...LATE, units: 3 },
  );
  await edit(reply.rows[0]?.id ?? 0, { status: "held" });
  const order = await steps.buy(fruit, 2);
  await steps.accept(order);
  expect(await steps.takenBy(order)).toEqual({ "1120-B": 2 });
});

test("an order for which only a held lot is left is refused, and sent once the lot is open or more came", async () => {
  const fruit = await steps.seed(3);
  const { reply } = await steps.write(fruit.optionId, { ...EARLY, units: 3 });
  const id = reply.rows[0]?.id ?? 0;
  await edit(id, { status: "held" });
  const order = await steps.buy(fruit, 2);
  expect((await steps.accept(order)).refusal.code).toBe("LOT_SHORT");
  const many = await shop.call(work, "POST /operator/v1/orders/accept", {
    query: { partial: true },
    body: { orderIds: [order.id] },
  });
  expect(many.reply.refused).toMatchObject([{ id: order.id, code: "LOT_SHORT" }]);
  expect([await steps.lotsOf(fruit.optionId), await breaches(shop)]).toEqual([{ "1123-A": 3 }, []]);
  await shop.call(work, "PATCH /operator/v1/stock-lots", {
    body: { rows: [{ id, version: 2, set: { status: "open" } }], reason: "괜찮아요" },
  });
  expect((await steps.accept(order)).status).toBe(200);
  expect(await steps.takenBy(order)).toEqual({ "1123-A": 2 });
});

test("a stock-out of what only a held lot has is written off that lot", async () => {
  const fruit = await steps.seed(3);
  const { reply } = await steps.write(fruit.optionId, { ...EARLY, units: 3 });
  await edit(reply.rows[0]?.id ?? 0, { status: "held" });
  const order = await steps.buy(fruit, 2);
  await steps.stockOut(order);
  expect([await steps.lotsOf(fruit.optionId), await breaches(shop)]).toEqual([{ "1123-A": 1 }, []]);
});

test("an order that was accepted before its lots were written takes them at dispatch, and keeps them", async () => {
  const fruit = await steps.seed(3);
  const order = await steps.buy(fruit, 2);
  await steps.accept(order);
  await steps.write(fruit.optionId, { ...EARLY, units: 3 });
  expect((await steps.dispatch(order)).status).toBe(200);
  expect([await steps.takenBy(order), await steps.lotsOf(fruit.optionId)]).toEqual([
    { "1123-A": 2 },
    { "1123-A": 1 },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("another option for an accepted line puts its units back and takes the lots of that option", async () => {
  const { productId, optionIds } = await seedTwo();
  const [first, second] = optionIds;
  await steps.write(first, { ...EARLY, units: 3 });
  await steps.write(second, { ...LATE, units: 3 });
  const order = await steps.buy({ productId, optionId: first }, 2);
  await steps.accept(order);
  const [line] = await select<{ id: number }>(
    shop,
    "select id from order_option where order_product_id = $1",
    [order.productId],
  );
  const changed = await shop.call(work, "PUT /operator/v1/orders/{id}/option", {
    path: { id: order.id },
    body: { lineId: line?.id ?? 0, optionId: second, reason: "바꿔 달라고 하셨어요" },
  });
  expect(changed.status).toBe(200);
  expect([await steps.lotsOf(first), await steps.lotsOf(second), await steps.takenBy(order)]).toEqual([
    { "1123-A": 3 },
    { "1120-B": 1 },
    { "1120-B": 2 },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("orders accepted at once over the same lots take each unit once, first what expires first", async () => {
  const fruit = await steps.seed(40);
  await steps.write(fruit.optionId, { ...LATE, units: 9 }, { ...EARLY, units: 7 });
  const orders = [];
  for (let made = 0; made < 10; made += 1) orders.push(await steps.buy(fruit, 2));
  const replies = await Promise.all(orders.map((order) => steps.accept(order)));
  expect(replies.map(({ status }) => status)).toEqual(orders.map(() => 200));
  expect(await steps.lotsOf(fruit.optionId)).toEqual({ "1120-B": 0, "1123-A": 0 });
  // No line opened the later lot while the earlier had units left: in the order of allocation expiries never go back.
  const taken = await select<{ expires_on: string }>(
    shop,
    `select l.expires_on::text from stock_lot_allocation a join stock_lot l on l.id = a.stock_lot_id
      where l.option_id = $1 order by a.id`,
    [fruit.optionId],
  );
  const days = taken.map(({ expires_on }) => expires_on);
  expect(days).toEqual(days.toSorted());
  expect(await breaches(shop)).toEqual([]);
});

test("an acceptance sends the same statements for one lot and for many; a sale sends none about lots", async () => {
  const statementsOf = async (lots: number) => {
    const fruit = await steps.seed(20);
    const codes = Array.from({ length: lots }, (_, at) => ({ ...EARLY, code: `L${at}`, units: 1 }));
    if (lots > 0) await steps.write(fruit.optionId, ...codes);
    shop.database.statements.length = 0;
    const order = await steps.buy(fruit, Math.max(1, lots));
    const bought = shop.database.statements.splice(0);
    await steps.accept(order);
    return { bought, accepted: shop.database.statements.splice(0) };
  };
  const [none, one, many] = [await statementsOf(0), await statementsOf(1), await statementsOf(5)];
  expect(many).toEqual(one);
  expect(one.bought).toEqual(none.bought);
  expect(one.accepted).toHaveLength(none.accepted.length + 2);
  expect(one.accepted.filter((name) => /lot/.test(name))).toEqual([
    "lock-lots-of-options",
    "list-lines-without-lots",
    "list-takeable-lots",
    "take-units-from-lots",
  ]);
});

async function seedTwo() {
  const seeded = await seedProduct(shop.database.db, { stock: 5, options: 2 });
  const [first, second = 0] = seeded.optionIds;
  return { productId: seeded.productId, optionIds: [first, second] as const };
}
