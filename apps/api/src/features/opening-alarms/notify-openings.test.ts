import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Db, Runner } from "../../db/database.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { notifyOpenings } from "./notify-openings.ts";

let shop: TestShop;
const START = new Date("2026-11-21T03:00:00Z");
const OPENING = new Date("2026-11-22T01:00:00Z");
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  shop.clock.now = START;
});
afterAll(() => shop.close());

const ASK = "POST /v2/alarm/product/{id}/open";
const NEWS = "GET /v1/app-users/notification";
const news = async (token: string) =>
  (await shop.call(token, NEWS, { query: { listType: "fruitSnsList" } })).reply;
const unread = async (token: string) =>
  (await shop.call(token, "GET /v2/app-users/detail")).reply.count.newTodayfruitNotification;

async function awaited(people: number, name = "샤인머스캣 2kg") {
  const { productId } = await seedProduct(shop.database.db, {
    saleType: "comingSoon",
    comingSoonAt: OPENING.toISOString(),
  });
  await select(shop, "update product set name = $2 where id = $1", [productId, name]);
  const tokens = await Promise.all(Array.from({ length: people }, () => member(shop)));
  await Promise.all(tokens.map((token) => shop.call(token, ASK, { path: { id: productId } })));
  return { productId, tokens, token: tokens[0] ?? "" };
}

test("notifyOpenings: every waiting member is notified once at the opening, none before it", async () => {
  const { productId, tokens, token } = await awaited(3);
  shop.clock.now = new Date(OPENING.getTime() - 1);
  expect(await notifyOpenings(shop.services)).toBe(0);
  shop.clock.now = OPENING;
  expect(await notifyOpenings(shop.services)).toBe(3);
  expect(await notifyOpenings(shop.services)).toBe(0);
  expect((await news(token)).list).toEqual([
    {
      id: expect.any(String),
      kind: "opening",
      title: "기다리던 상품이 열렸어요",
      body: "지금부터 샤인머스캣 2kg을 살 수 있어요.",
      href: `/products/${productId}`,
      image: null,
      isRead: false,
      createdAt: OPENING.toISOString(),
      produce: null,
    },
  ]);
  expect(await Promise.all(tokens.map(unread))).toEqual([1, 1, 1]);
  const shown = await shop.call(token, "GET /v1/alarm/product/{id}/open", { path: { id: productId } });
  expect(shown.reply).toEqual({ isOpenAlarm: false, openAlarmCount: 0 });
});

test("notifyOpenings: of a product that is sold through a waiting room members are told when it can be entered, with its link", async () => {
  const { productId, token } = await awaited(1);
  const { token: work } = await operator(shop);
  const [option] = await select<{ id: number }>(shop, "select id from product_option where product_id = $1", [
    productId,
  ]);
  const fields = { units: 10, perPerson: 2, atOnce: 10, isCancelled: false };
  const rows = [{ ...fields, optionId: option?.id ?? 0, opensAt: OPENING.toISOString() }];
  const room = await shop.call(work, "POST /operator/v1/waiting-rooms", { body: { rows, reason: "오픈" } });
  const entry = OPENING.getTime() - 30 * 60_000;
  shop.clock.now = new Date(entry - 1);
  expect(await notifyOpenings(shop.services)).toBe(0);
  shop.clock.now = new Date(entry);
  expect(await notifyOpenings(shop.services)).toBe(1);
  expect((await news(token)).list).toMatchObject([
    {
      kind: "opening",
      title: "기다리던 오픈의 대기실이 열렸어요",
      body: "11월 22일 (일) 10:00에 샤인머스캣 2kg을 열어요. 그 전에 들어오면 함께 순서를 뽑아요.",
      href: `/waiting-rooms/${room.reply.rows[0]?.id}`,
    },
  ]);
  const [message] = await select<{ template: string; href: string }>(
    shop,
    "select template, href from message where subject = $1",
    [`opening ${productId}`],
  );
  expect(message).toEqual({
    template: "WAITING_ROOM_OPEN",
    href: `/waiting-rooms/${room.reply.rows[0]?.id}`,
  });
  expect(await notifyOpenings(shop.services)).toBe(0);
});

test("notifyOpenings: four concurrent processes with small batches notify each member once", async () => {
  const { tokens } = await awaited(23, "사과");
  shop.clock.now = OPENING;
  const told = await Promise.all([1, 2, 3, 4].map(() => notifyOpenings(shop.services, 5)));
  // Rows locked by another process are skipped, so the last ones may wait for the next run.
  const rest = await notifyOpenings(shop.services, 5);
  expect(told.reduce((sum, each) => sum + each, rest)).toBe(23);
  const lists = await Promise.all(tokens.map(news));
  expect(lists.map(({ list }) => list.map(({ body }) => body))).toEqual(
    tokens.map(() => ["지금부터 사과를 살 수 있어요."]),
  );
});

test("notifyOpenings: batches left by a process that died are handled by the next run", async () => {
  const { tokens } = await awaited(7, "귤");
  shop.clock.now = OPENING;
  const dying = { ...shop.services, db: dyingAfter(shop.services.db, "notify-of-opening", 2) };
  await expect(notifyOpenings(dying, 3)).rejects.toThrow("killed");
  expect(await notifyOpenings(shop.services, 3)).toBe(4);
  expect((await Promise.all(tokens.map(news))).map(({ list }) => list.length)).toEqual(tokens.map(() => 1));
});

test("notifyOpenings: a product that is sold out at its opening is announced once it can be bought", async () => {
  const { productId } = await awaited(1);
  shop.clock.now = OPENING;
  await select(shop, "update product set status = 'temp_stock_out' where id = $1", [productId]);
  expect(await notifyOpenings(shop.services)).toBe(0);
  await select(shop, "update product set status = 'stock_in' where id = $1", [productId]);
  expect(await notifyOpenings(shop.services)).toBe(1);
});

test("notifyOpenings: a cancelled request is not notified, and a second opening notifies members who requested again", async () => {
  const { productId, token } = await awaited(1);
  const path = { id: productId };
  shop.clock.now = OPENING;
  expect(await notifyOpenings(shop.services)).toBe(1);
  await select(shop, "update product set coming_soon_at = $2 where id = $1", [
    productId,
    "2026-12-01T00:00:00Z",
  ]);
  await shop.call(token, ASK, { path });
  shop.clock.now = new Date("2026-12-01T00:00:00Z");
  expect(await notifyOpenings(shop.services)).toBe(1);
  expect((await news(token)).list).toHaveLength(2);

  const { productId: other, token: cancelled } = await awaited(1);
  await shop.call(cancelled, "DELETE /v2/alarm/product/{id}/open", { path: { id: other } });
  expect(await notifyOpenings(shop.services)).toBe(0);
});

/** Runs a statement until its `times`-th call, which dies instead. */
function dyingAfter(db: Db, name: string, times: number): Db {
  let left = times;
  const run: Runner["run"] = async (statement, values) => {
    if (statement.name === name) left -= 1;
    if (left === 0) throw new Error("killed");
    return db.run(statement, values);
  };
  return { ...db, run };
}
