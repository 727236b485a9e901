import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buySwappableGift, swap } from "../../testing/gift-swap-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { announce, buy, HOUR } from "../../testing/waiting-rooms/waiting-room-steps.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const before = (minutes: number) => new Date(HOUR.getTime() - minutes * MINUTE);
beforeEach(() => {
  shop.clock.now = before(60);
});

test("operators cannot move a paid line onto an option that a room sells, which is told", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { options: 2, stock: 5 });
  const [from, to = 0] = optionIds;
  const token = await member(shop);
  await buy(shop, token, { productId, optionId: from });
  const { token: work } = await operator(shop);
  const rows = [
    { optionId: to, opensAt: HOUR.toISOString(), units: 5, perPerson: 1, atOnce: 5, isCancelled: false },
  ];
  await shop.call(work, "POST /operator/v1/waiting-rooms", { body: { rows, reason: "오픈" } });
  const [line] = await select<{ id: number; order_id: number }>(
    shop,
    "select x.id, op.order_id from order_option x join order_product op on op.id = x.order_product_id where x.option_id = $1",
    [from],
  );
  const moved = await shop.call(work, "PUT /operator/v1/orders/{id}/option", {
    path: { id: line?.order_id ?? 0 },
    body: { lineId: line?.id ?? 0, optionId: to, reason: "전화로 부탁하셨어요" },
  });
  expect(moved.refusal).toMatchObject({
    code: "OPTION_CHANGE_WAITING_ROOM",
    message: "공정한 오픈에서 차례가 온 분께만 파는 옵션이에요. 다른 옵션을 골라 주세요",
  });
  expect(await stockOf(shop, to)).toEqual({ on_hand: 5, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a swapped gift does not take back a unit that a room sells, which is told; once the opening is cancelled it does", async () => {
  shop.clock.now = new Date("2026-11-21T03:00:00Z");
  const gift = await buySwappableGift(shop, await member(shop));
  await swap(shop, gift);
  const { token: work } = await operator(shop);
  const opensAt = new Date("2026-11-21T04:00:00Z");
  const row = { optionId: gift.optionId, opensAt: opensAt.toISOString(), units: 5, perPerson: 1, atOnce: 5 };
  const room = await shop.call(work, "POST /operator/v1/waiting-rooms", {
    body: { rows: [{ ...row, isCancelled: false }], reason: "오픈" },
  });
  expect(room.reply).toMatchObject({ change: { status: "applied" } });
  const before = await stockOf(shop, gift.optionId);
  const takeBack = () =>
    shop.call(work, "PUT /operator/v1/gifts/{id}/swap/take-back", {
      path: { id: gift.giftIds[0] ?? 0 },
      body: { reason: "농장에 비가 와서" },
    });
  expect((await takeBack()).refusal).toMatchObject({
    code: "GIFT_SWAP_WAITING_ROOM",
    message: "처음 상품은 지금 공정한 오픈에서 차례가 온 분께만 팔아요. 바꾼 상품으로 보내 주세요",
  });
  expect(await stockOf(shop, gift.optionId)).toEqual(before);
  await select(shop, "update waiting_room set is_cancelled = true where option_id = $1", [gift.optionId]);
  expect((await takeBack()).status).toBe(200);
  expect(await stockOf(shop, gift.optionId)).toEqual({ ...before, on_hand: (before?.on_hand ?? 0) - 1 });
  expect(await breaches(shop)).toEqual([]);
});

test("an alarm of the next opening and of a restock is taken while the option is sold through a room alone", async () => {
  const { pick } = await announce(shop);
  const token = await member(shop);
  const path = { id: pick.productId };
  expect((await shop.call(token, "POST /v2/alarm/product/{id}/open", { path })).reply.isOpenAlarm).toBe(true);
  const body = { optionId: pick.optionId, byPush: true, byPhone: true };
  const restock = await shop.call(token, "POST /v1/products/{id}/restock-alarms", { path, body });
  expect(restock.reply.list).toMatchObject([{ optionId: pick.optionId }]);
  shop.clock.now = before(30);
  const late = await member(shop);
  expect((await shop.call(late, "POST /v2/alarm/product/{id}/open", { path })).refusal.code).toBe(
    "ALREADY_OPEN",
  );
});
