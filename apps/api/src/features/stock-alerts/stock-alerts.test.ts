import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { raiseOrClearStockAlerts } from "./raise-or-clear-stock-alerts.ts";

const DAY_MS = 86_400_000;

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  work = (await operator(shop)).token;
  await select(shop, "delete from stock_alert");
  await select(shop, "delete from stock_rule");
});
afterAll(() => shop.close());

type Rule = { optionId: number | null; distributorId: number | null; threshold: number };

const addRule = (rule: Partial<Rule>) =>
  shop.call(work, "POST /operator/v1/stock-rules", {
    body: { rows: [{ optionId: null, distributorId: null, threshold: 5, ...rule }], reason: "기준" },
  });
const setStock = (id: number, onHand: number) =>
  shop.call(work, "PUT /operator/v1/options/{id}/stock", { path: { id }, body: { onHand, reason: "입고" } });
const update = () => raiseOrClearStockAlerts(shop.services);
const alerts = async (query = {}) =>
  (await shop.call(work, "GET /operator/v1/stock-alerts", { query })).reply.list;
const waiting = async () =>
  (await shop.call(work, "GET /operator/v1/waiting")).reply.list.find(({ work: kind }) => kind === "lowStock")
    ?.count;
const option = async (stock: number) => {
  const { optionIds, distributorId } = await seedProduct(shop.database.db, { stock });
  return { id: optionIds[0], distributorId };
};

test("low stock: one alert for each fall to the threshold, whichever processes look, until it rises above it", async () => {
  const { id } = await option(6);
  await addRule({ optionId: id, threshold: 5 });
  expect(await update()).toBe(0);
  await setStock(id, 5);
  const raised = await Promise.all([update(), update(), update()]);
  expect(raised.toSorted()).toEqual([0, 0, 1]);
  expect(await alerts()).toMatchObject([{ optionId: id, threshold: 5, available: 5 }]);
  await setStock(id, 2);
  expect(await update()).toBe(0);
  expect(await alerts()).toMatchObject([{ available: 2 }]);
  await setStock(id, 6);
  await update();
  expect(await alerts()).toEqual([]);
  await setStock(id, 0);
  expect(await update()).toBe(1);
});

test("low stock: waits for operators until one takes note, who is in the trail", async () => {
  const { id } = await option(1);
  await addRule({ optionId: id });
  await update();
  expect(await waiting()).toBe(1);
  const [alert] = await alerts({ isWaiting: true });
  const acknowledge = () =>
    shop.call(work, "PUT /operator/v1/stock-alerts/{id}/acknowledge", {
      path: { id: alert?.id ?? 0 },
      body: { note: "내일 들어와요" },
    });
  expect((await acknowledge()).status).toBe(200);
  expect((await acknowledge()).refusal.code).toBe("STOCK_ALERT_ENDED");
  expect([await waiting(), (await alerts({ isWaiting: true })).length, (await alerts()).length]).toEqual([
    0, 0, 1,
  ]);
});

test("low stock: the rule of an option goes before its farm's, and that before the shop's", async () => {
  const { id, distributorId } = await option(10);
  await addRule({ threshold: 20 });
  await update();
  expect((await alerts()).find(({ optionId }) => optionId === id)).toMatchObject({ threshold: 20 });
  await addRule({ distributorId, threshold: 15 });
  await addRule({ optionId: id, threshold: 3 });
  await update();
  expect((await alerts()).find(({ optionId }) => optionId === id)).toBeUndefined();
});

test("low stock: options without counted stock, and those long sold out, are left alone", async () => {
  const { id } = await option(0);
  await select(shop, "update product_option set status = 'unlimited_stock_in' where id = $1", [id]);
  const { id: old } = await option(2);
  await setStock(old, 0);
  await select(shop, "update product_option set status = 'stock_out' where id = $1", [old]);
  await addRule({ optionId: id });
  await addRule({ optionId: old });
  const [last] = await select<{ at: Date }>(
    shop,
    "select max(at) as at from stock_movement where option_id = $1",
    [old],
  );
  const before = shop.clock.now;
  shop.clock.now = new Date((last?.at.getTime() ?? 0) + DAY_MS + 1);
  expect(await update()).toBe(0);
  shop.clock.now = new Date((last?.at.getTime() ?? 0) + DAY_MS - 1);
  expect(await update()).toBe(1);
  shop.clock.now = before;
});

test("rule of low stock: two targets, an unknown one and a second rule for the same are refused", async () => {
  const { id, distributorId } = await option(3);
  expect((await addRule({ optionId: id, distributorId })).refusal.code).toBe("STOCK_RULE_TARGET_INVALID");
  expect((await addRule({ optionId: 2_000_000_000 })).refusal.code).toBe("STOCK_RULE_TARGET_INVALID");
  expect((await addRule({ distributorId: 2_000_000_000 })).refusal.code).toBe("STOCK_RULE_TARGET_INVALID");
  expect((await addRule({ optionId: id })).status).toBe(200);
  expect((await addRule({ optionId: id })).refusal.code).toBe("STOCK_RULE_TAKEN");
  expect((await addRule({})).status).toBe(200);
  expect((await addRule({})).refusal.code).toBe("STOCK_RULE_TAKEN");
});

test("rule of low stock: edited with its version, deleted, and both undone", async () => {
  const { id } = await option(3);
  const [row] = (await addRule({ optionId: id })).reply.rows;
  if (!row) throw new Error("The rule was added");
  const edit = (version: number) =>
    shop.call(work, "PATCH /operator/v1/stock-rules", {
      body: { rows: [{ id: row.id, version, set: { threshold: 9 } }], reason: "올림" },
    });
  const edited = await edit(1);
  expect((await edit(1)).refusal.code).toBe("RECORD_CHANGED");
  const undo = (change: number) =>
    shop.call(work, "POST /operator/v1/changes/{id}/undo", {
      path: { id: change },
      body: { reason: "되돌림" },
    });
  await undo(edited.reply.change?.id ?? 0);
  const listed = async () => (await shop.call(work, "GET /operator/v1/stock-rules")).reply.list;
  expect(await listed()).toMatchObject([{ id: row.id, version: 3, threshold: 5 }]);
  const removed = await shop.call(work, "POST /operator/v1/stock-rules/delete", {
    body: { rows: [{ id: row.id, version: 3 }], reason: "지움" },
  });
  expect(await listed()).toEqual([]);
  expect((await undo(removed.reply.change.id)).status).toBe(200);
  expect(await listed()).toMatchObject([{ id: row.id, threshold: 5 }]);
});
