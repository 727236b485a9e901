import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Db, Runner } from "../../db/database.ts";
import { csvOf } from "../../testing/build-and-read-sheet-files.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest, member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { refreshSoldOutStatus } from "../stock/refresh-sold-out-status.ts";
import { endExpiredAlarms } from "./end-expired-alarms.ts";
import { notifyRestocked } from "./notify-restocked.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  shop.clock.now = new Date("2026-11-23T04:20:00Z");
});
afterAll(() => shop.close());

const ASK = "POST /v1/products/{id}/restock-alarms";
const BOTH = { byPush: true, byPhone: true };
const news = async (token: string) =>
  (await shop.call(token, "GET /v1/app-users/notification", { query: { listType: "fruitSnsList" } })).reply
    .list;

async function awaited(people: number, name = "국산 생블루베리 500g") {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 0, options: 2 });
  await select(shop, "update product set name = $2 where id = $1", [productId, name]);
  const tokens = await Promise.all(Array.from({ length: people }, () => member(shop)));
  const body = { optionId: null, ...BOTH };
  await Promise.all(tokens.map((token) => shop.call(token, ASK, { path: { id: productId }, body })));
  return { productId, optionIds, tokens, token: tokens[0] ?? "" };
}

async function stock(optionId: number, onHand: number): Promise<void> {
  const { token } = await operator(shop);
  const body = { onHand, reason: "입고" };
  const answer = await shop.call(token, "PUT /operator/v1/options/{id}/stock", {
    path: { id: optionId },
    body,
  });
  expect(answer.status).toBe(200);
}

test("notifyRestocked: stock of a file is told of 10 s later, and not once the file is undone", async () => {
  const { optionIds } = await awaited(1);
  const { token } = await operator(shop);
  const send = () =>
    shop.call(token, "POST /operator/v1/imports/stock", {
      query: { reason: "입고" },
      body: csvOf([
        ["옵션번호", "가진 수량"],
        [optionIds[1] ?? 0, 4],
      ]),
    });
  const { reply } = await send();
  later(shop, 9 / 60);
  expect(await notifyRestocked(shop.services)).toBe(0);
  const path = { id: reply.import?.id ?? 0 };
  await shop.call(token, "POST /operator/v1/imports/{id}/undo", { path, body: { reason: "틀린 파일" } });
  later(shop, 1);
  expect(await notifyRestocked(shop.services)).toBe(0);
  await send();
  later(shop, 11 / 60);
  expect(await notifyRestocked(shop.services)).toBe(1);
});

test("notifyRestocked: every waiting member is told once when an operator books stock, none before it", async () => {
  const { productId, optionIds, tokens, token } = await awaited(3);
  expect(await notifyRestocked(shop.services)).toBe(0);
  await stock(optionIds[1] ?? 0, 4);
  expect(await notifyRestocked(shop.services)).toBe(3);
  expect(await notifyRestocked(shop.services)).toBe(0);
  expect(await news(token)).toMatchObject([
    {
      kind: "restock",
      title: "기다리던 상품이 들어왔어요",
      body: "기다리시던 국산 생블루베리 500g이 들어왔어요. 지금 살 수 있어요.",
      href: `/products/${productId}`,
      image: "media/p.jpg",
    },
  ]);
  expect((await Promise.all(tokens.map(news))).map((list) => list.length)).toEqual([1, 1, 1]);
  expect((await shop.call(token, "GET /v1/app-users/restock-alarms")).reply.list).toEqual([]);
  // Sold out again, nobody waits any more; whoever asks again is told again.
  await stock(optionIds[1] ?? 0, 0);
  await shop.call(token, ASK, { path: { id: productId }, body: { optionId: null, ...BOTH } });
  await stock(optionIds[1] ?? 0, 2);
  expect(await notifyRestocked(shop.services)).toBe(1);
  expect(await news(token)).toHaveLength(2);
});

test("notifyRestocked: nobody is told while the product's page still says sold out", async () => {
  const { productId, optionIds, token } = await awaited(1);
  await refreshSoldOutStatus(shop.services);
  await stock(optionIds[0], 4);
  expect(await notifyRestocked(shop.services)).toBe(0);
  await refreshSoldOutStatus(shop.services);
  expect(await notifyRestocked(shop.services)).toBe(1);
  const { reply } = await shop.call(token, "GET /v1/products/{id}", { path: { id: productId } });
  expect(reply.productStatus).toBe("stock_in");
});

test("notifyRestocked: an alarm for one option waits while only another one comes, and names its own", async () => {
  const { productId, optionIds } = await awaited(0);
  const token = await member(shop);
  const body = { optionId: optionIds[0], ...BOTH };
  await shop.call(token, ASK, { path: { id: productId }, body });
  await stock(optionIds[1] ?? 0, 4);
  expect(await notifyRestocked(shop.services)).toBe(0);
  await stock(optionIds[0], 4);
  expect(await notifyRestocked(shop.services)).toBe(1);
  expect((await news(token))[0]?.body).toContain("국산 생블루베리 500g · 옵션 1이 들어왔어요");
});

test("notifyRestocked: a product that is closed for the season, or has all units reserved, is not told", async () => {
  const { productId, optionIds } = await awaited(1);
  await select(shop, "update product set status = 'temp_stock_out' where id = $1", [productId]);
  await stock(optionIds[0], 4);
  expect(await notifyRestocked(shop.services)).toBe(0);
  await select(shop, "update option_stock set reserved = on_hand where option_id = $1", [optionIds[0]]);
  await select(shop, "update product set status = 'stock_in' where id = $1", [productId]);
  expect(await notifyRestocked(shop.services)).toBe(0);
  await select(shop, "update option_stock set reserved = 0 where option_id = $1", [optionIds[0]]);
  expect(await notifyRestocked(shop.services)).toBe(1);
});

test("notifyRestocked: four concurrent processes with small batches tell each member once", async () => {
  const { optionIds, tokens } = await awaited(23);
  await stock(optionIds[0], 4);
  const told = await Promise.all([1, 2, 3, 4].map(() => notifyRestocked(shop.services, 5)));
  // Rows locked by another process are skipped, so the last ones may wait for the next run.
  const rest = await notifyRestocked(shop.services, 5);
  expect(told.reduce((sum, each) => sum + each, rest)).toBe(23);
  expect((await Promise.all(tokens.map(news))).map((list) => list.length)).toEqual(tokens.map(() => 1));
});

test("notifyRestocked: a batch of a process that died is told by the next run, and nobody twice", async () => {
  const { optionIds, tokens } = await awaited(7);
  await stock(optionIds[0], 4);
  const dying = { ...shop.services, db: dyingAfter(shop.services.db, "end-restock-alarms", 2) };
  await expect(notifyRestocked(dying, 3)).rejects.toThrow("killed");
  expect(await notifyRestocked(shop.services, 3)).toBe(4);
  expect((await Promise.all(tokens.map(news))).map((list) => list.length)).toEqual(tokens.map(() => 1));
});

test("notifyRestocked: an alarm taken back while the stock comes is told once or not at all", async () => {
  const { productId, optionIds, tokens } = await awaited(10);
  await stock(optionIds[0], 4);
  const stop = "DELETE /v1/products/{id}/restock-alarms";
  const [told] = await Promise.all([
    notifyRestocked(shop.services, 2),
    ...tokens.map((token) => shop.call(token, stop, { path: { id: productId } })),
  ]);
  const lists = await Promise.all(tokens.map(news));
  expect(lists.reduce((sum, list) => sum + list.length, 0)).toBe(told);
  expect(await notifyRestocked(shop.services)).toBe(0);
});

test("a guest is told once by text, and the number is deleted; a switched-off channel stays silent", async () => {
  const { productId, optionIds } = await awaited(0, "금귤");
  const consent = { phone: "010-3333-2222", agreesToPhone: true };
  await shop.call(await guest(shop), ASK, {
    path: { id: productId },
    body: { optionId: null, ...BOTH, ...consent },
  });
  const silent = await member(shop);
  await shop.call(silent, ASK, {
    path: { id: productId },
    body: { optionId: null, byPush: false, byPhone: false },
  });
  await stock(optionIds[0], 4);
  await notifyRestocked(shop.services);
  await sendMessages(shop.services);
  const { list } = await shop.sandbox("/_sim/messages?to=01033332222");
  expect((list as { text: string }[]).filter(({ text }) => text.includes("금귤"))).toHaveLength(1);
  expect(await news(silent)).toHaveLength(1);
  const kept = await select(shop, "select phone, outcome from restock_alarm where product_id = $1", [
    productId,
  ]);
  expect(kept).toEqual([
    { phone: null, outcome: "restocked" },
    { phone: null, outcome: "restocked" },
  ]);
});

test("endExpiredAlarms: after its last day an alarm ends and its member is told once", async () => {
  const { tokens, token } = await awaited(2);
  shop.clock.now = new Date("2026-12-31T14:59:59Z");
  expect(await endExpiredAlarms(shop.services)).toBe(0);
  shop.clock.now = new Date("2026-12-31T15:00:00Z");
  const ended = await Promise.all([1, 2].map(() => endExpiredAlarms(shop.services, 1)));
  const rest = await endExpiredAlarms(shop.services);
  expect(ended.reduce((sum, each) => sum + each, rest)).toBeGreaterThanOrEqual(2);
  expect((await news(token)).map(({ title }) => title)).toEqual(["입고 알림을 그만둘게요"]);
  expect(await news(tokens[1] ?? "")).toHaveLength(1);
});

/** Runs a statement until its `times`-th call within a transaction, which dies instead. */
function dyingAfter(db: Db, name: string, times: number): Db {
  let left = times;
  return {
    ...db,
    transaction: (work, isKept) =>
      db.transaction((tx) => {
        const run: Runner["run"] = async (statement, values) => {
          if (statement.name === name) left -= 1;
          if (left === 0) throw new Error("killed");
          return tx.run(statement, values);
        };
        return work({ ...tx, run });
      }, isKept),
  };
}
