import { afterAll, beforeAll, expect, test } from "vitest";
import { stockLotSteps } from "../../testing/lots/stock-lot-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
let steps: ReturnType<typeof stockLotSteps>;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
  steps = stockLotSteps(shop, work);
});
afterAll(() => shop.close());

const EARLY = { code: "1123-A", expiresOn: "2026-12-03" };
const LATE = { code: "1120-B", expiresOn: "2026-12-10" };
const TEXT = "11월 20일에 딴 감귤에서 곰팡이가 나왔어요. 드시지 말고 알려 주세요.";
const recall = (id: number, version = 1, dryRun = false) =>
  shop.call(work, "POST /operator/v1/stock-lots/{id}/recall", {
    path: { id },
    query: { dryRun },
    body: { version, reason: "곰팡이" },
  });
const ordersOf = async (
  id: number,
  query: { isDispatched?: boolean; take?: number; nextPage?: string } = {},
) => (await shop.call(work, "GET /operator/v1/stock-lots/{id}/orders", { path: { id }, query })).reply;
const tell = (id: number) =>
  shop.call(work, "POST /operator/v1/stock-lots/{id}/messages", { path: { id }, body: { text: TEXT } });

/** Sends an order of 2 from a lot of 6, and accepts one of 3. */
async function sold(otherUnits: number) {
  const fruit = await steps.seed(10);
  const lots = await steps.write(
    fruit.optionId,
    { ...EARLY, units: 6 },
    ...(otherUnits > 0 ? [{ ...LATE, units: otherUnits }] : []),
  );
  const [sent, packed] = [await steps.buy(fruit, 2), await steps.buy(fruit, 3)];
  await steps.accept(sent);
  await steps.dispatch(sent);
  await steps.accept(packed);
  return { ...fruit, id: lots.reply.rows[0]?.id ?? 0, sent, packed };
}

test("recall: what is not dispatched takes other lots, what is not sold leaves the stock, and nothing is taken from it again", async () => {
  const { id, optionId, productId, packed, sent } = await sold(4);
  const dry = await recall(id, 1, true);
  expect(dry.reply).toMatchObject({ returned: 3, reallocated: 3, missing: 0, writtenOff: 4, remaining: 0 });
  expect(await steps.takenBy(packed)).toEqual({ "1123-A": 3 });
  expect((await recall(id)).reply).toEqual({ ...dry.reply, version: 2 });
  expect([await steps.takenBy(packed), await steps.takenBy(sent)]).toEqual([
    { "1120-B": 3 },
    { "1123-A": 2 },
  ]);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 0 });
  expect((await recall(id, 2)).refusal.code).toBe("LOT_RECALLED");
  const opened = await shop.call(work, "PATCH /operator/v1/stock-lots", {
    body: { rows: [{ id, version: 2, set: { status: "open" } }], reason: "괜찮아요" },
  });
  expect(opened.refusal.code).toBe("LOT_RECALLED");
  const next = await steps.buy({ productId, optionId });
  await steps.accept(next);
  expect(await steps.takenBy(next)).toEqual({ "1120-B": 1 });
  expect(await breaches(shop)).toEqual([]);
});

test("recall: where no other lot is left the order is found, and its stock-out writes the rest of the lot off", async () => {
  const fruit = await steps.seed(6);
  const lots = await steps.write(fruit.optionId, { ...EARLY, units: 6 });
  const [id = 0] = lots.reply.rows.map((row) => row.id);
  const packed = await steps.buy(fruit, 4);
  await steps.accept(packed);
  const { reply } = await recall(id);
  expect(reply).toMatchObject({ returned: 4, reallocated: 0, missing: 4, writtenOff: 2, remaining: 4 });
  expect(await breaches(shop)).toEqual([]);
  expect((await ordersOf(id, { isDispatched: false })).list).toMatchObject([
    { orderId: packed.id, orderItemProductStatus: "delivery_waiting", units: 4, isDispatched: false },
  ]);
  expect((await steps.dispatch(packed)).refusal.code).toBe("LOT_SHORT");
  await steps.stockOut(packed);
  expect(await steps.lotsOf(fruit.optionId)).toEqual({ "1123-A": 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("recall: a version that was not seen is refused with the lot as it is", async () => {
  const { id } = await sold(0);
  expect((await recall(id, 7)).refusal).toMatchObject({
    code: "RECORD_CHANGED",
    detail: { rows: [{ id, version: 1, current: { code: "1123-A" } }] },
  });
  expect((await recall(2_000_000_000)).refusal.code).toBe("RECORD_NOT_FOUND");
});

test("orders of a lot: the newest first, sent or not, with names and phones masked, and the reading recorded", async () => {
  const { id, sent, packed } = await sold(0);
  shop.database.statements.length = 0;
  const { list, nextPage } = await ordersOf(id, { take: 1 });
  expect(shop.database.statements.splice(0)).toHaveLength(4);
  expect(list).toMatchObject([{ orderId: packed.id, units: 3, isDispatched: false, toldAt: null }]);
  expect((await ordersOf(id, { nextPage: nextPage ?? "" })).list.map(({ orderId }) => orderId)).toEqual([
    sent.id,
  ]);
  const [masked] = (await ordersOf(id, { isDispatched: true })).list;
  expect(masked).toMatchObject({ orderId: sent.id, kind: "order" });
  expect(`${masked?.receiverName} ${masked?.phone}`).toMatch(/\*.* .*\*/);
  const readings = await select<{ after: object }>(
    shop,
    "select after from operator_action where action = 'read' and subject = 'orders' order by id desc limit 1",
  );
  expect(readings).toMatchObject([{ after: { by: ["isDispatched", "lot"], shown: { orders: [sent.id] } } }]);
});

test("messages: buyers of what was sent from a lot are told once, however often it is called", async () => {
  const { id, sent } = await sold(0);
  await recall(id);
  const replies = await Promise.all([tell(id), tell(id)]);
  expect(replies.map(({ reply }) => reply.told).toSorted()).toEqual([0, 1]);
  expect((await tell(id)).reply).toEqual({ told: 0, left: 0 });
  const told = await select<{ subject: string; variables: object }>(
    shop,
    "select subject, variables from message where template = 'ORDER_MESSAGE' and variables ->> '내용' = $1 and subject = $2",
    [TEXT, `order ${sent.id}`],
  );
  expect(told.length).toBeGreaterThan(0);
  expect((await ordersOf(id, { isDispatched: true })).list[0]?.toldAt).not.toBeNull();
});

test("an exchange is sent from a lot, too, and found with its orders; short lots refuse it", async () => {
  const token = await member(shop);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000, stock: 3 }]);
  const [optionId = 0] = order.optionIds;
  const [id = 0] = (await steps.write(optionId, { ...EARLY, units: 2 })).reply.rows.map((row) => row.id);
  const wish = { wish: "replace" as const, options: [{ id: option, optionUnit: 1 }] };
  const claim = await requestReturn(shop, token, order, wish);
  const approve = () =>
    shop.call(work, "PUT /operator/v1/claims/{id}/approve", { path: { id: claim.reply.id }, body: {} });
  const hold = (version: number, status: "held" | "open") =>
    shop.call(work, "PATCH /operator/v1/stock-lots", {
      body: { rows: [{ id, version, set: { status } }], reason: "검사" },
    });
  await hold(1, "held");
  expect((await approve()).refusal.code).toBe("NOT_ENOUGH_STOCK");
  await hold(2, "open");
  expect((await approve()).status).toBe(200);
  expect(await steps.lotsOf(optionId)).toEqual({ "1123-A": 1 });
  expect((await ordersOf(id)).list).toMatchObject([
    { orderId: order.id, kind: "replacement", units: 1, isDispatched: false },
  ]);
  expect(await breaches(shop)).toEqual([]);
});
