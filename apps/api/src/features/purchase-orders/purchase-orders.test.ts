import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-23T03:00:00Z");
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const DAY = "2026-11-25";
type Line = { optionId: number; units: number };
type Receipt = { version?: number; lines: Line[]; isLast?: boolean; acceptsMore?: boolean };

const place = (distributorId: number, lines: Line[], { expectedOn = DAY, dryRun = false } = {}) =>
  shop.call(work, "POST /operator/v1/purchase-orders", {
    query: { dryRun },
    body: { distributorId, expectedOn, lines },
  });
const receive = (id: number, { version = 1, ...body }: Receipt, dryRun = false) =>
  shop.call(work, "POST /operator/v1/purchase-orders/{id}/receipts", {
    path: { id },
    query: { dryRun },
    body: { version, reason: "아침에 왔어요", ...body },
  });
const close = (id: number, version = 1) =>
  shop.call(work, "PUT /operator/v1/purchase-orders/{id}/close", {
    path: { id },
    body: { version, reason: "더 안 와요" },
  });
const listed = async (id: number) =>
  (await shop.call(work, "GET /operator/v1/purchase-orders")).reply.list.find((order) => order.id === id);
const ledgerOf = async (optionId: number) =>
  (
    await select<{ kind: string; units: number; on_hand: number }>(
      shop,
      "select kind, units, on_hand from stock_movement where option_id = $1 order by id",
      [optionId],
    )
  ).map(({ kind, units, on_hand }) => [kind, units, on_hand]);

/** Places an order of 120 and 80 units of two options with 14 units each on hand. */
async function ordered() {
  const { optionIds, distributorId } = await seedProduct(shop.database.db, { stock: 14, options: 2 });
  const [first, second = 0] = optionIds;
  const lines = [
    { optionId: first, units: 120 },
    { optionId: second, units: 80 },
  ];
  const { reply } = await place(distributorId, lines);
  return { id: reply.id ?? 0, first, second, distributorId };
}

test("purchase order: received in parts, each adds stock with its receipt in the ledger, until all came", async () => {
  const { id, first, second } = await ordered();
  expect(await listed(id)).toMatchObject({ status: "waiting", expectedOn: DAY, version: 1 });
  const part = await receive(id, { lines: [{ optionId: first, units: 112 }] });
  expect(part.reply).toMatchObject({
    status: "partly_received",
    stock: [{ optionId: first, onHand: 126, reserved: 0 }],
  });
  const rest = [
    { optionId: first, units: 8 },
    { optionId: second, units: 80 },
  ];
  expect((await receive(id, { version: 2, lines: rest })).reply.status).toBe("received");
  expect(await ledgerOf(first)).toEqual([
    ["import", 14, 14],
    ["receipt", 112, 126],
    ["receipt", 8, 134],
  ]);
  expect(await listed(id)).toMatchObject({
    status: "received",
    lines: [
      { optionId: first, units: 120, received: 120 },
      { optionId: second, units: 80, received: 80 },
    ],
  });
  const { list } = (
    await shop.call(work, "GET /operator/v1/stock-receipts", { query: { purchaseOrderId: id } })
  ).reply;
  expect(list.map(({ lines }) => lines.map(({ units }) => units))).toEqual([[8, 80], [112]]);
  const again = await receive(id, { version: 3, lines: [{ optionId: first, units: 1 }] });
  expect(again.refusal.code).toBe("PURCHASE_ORDER_ENDED");
  expect(await breaches(shop)).toEqual([]);
});

test("purchase order: fewer units with the last receipt end it, more are received once they are accepted", async () => {
  const { id, first, second } = await ordered();
  const lines = [{ optionId: first, units: 121 }];
  const refused = (await receive(id, { lines })).refusal;
  expect(refused).toMatchObject({
    code: "PURCHASE_UNITS_EXCEEDED",
    detail: { fields: [{ field: "lines.0" }] },
  });
  expect(await ledgerOf(first)).toHaveLength(1);
  expect((await receive(id, { lines, acceptsMore: true })).reply.status).toBe("partly_received");
  const last = await receive(id, { version: 2, lines: [{ optionId: second, units: 70 }], isLast: true });
  expect(last.reply).toMatchObject({ status: "received", lines: [{ received: 121 }, { received: 70 }] });
});

test("purchase order: of two who receive at once one is refused with who received when, and stock is added once", async () => {
  const { id, first } = await ordered();
  const lines = [{ optionId: first, units: 50 }];
  const replies = await Promise.all([receive(id, { lines }), receive(id, { lines }), receive(id, { lines })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { refusal } = replies.find(({ status }) => status === 409) ?? replies[0];
  expect(refusal).toMatchObject({
    code: "RECORD_CHANGED",
    detail: {
      rows: [{ id, version: 2, changedBy: expect.any(String), changedAt: "2026-11-23T03:00:00.000Z" }],
    },
  });
  expect(await ledgerOf(first)).toEqual([
    ["import", 14, 14],
    ["receipt", 50, 64],
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("purchase order: receipts of two orders of one option at once both add their units", async () => {
  const { id, first, distributorId } = await ordered();
  const other = (await place(distributorId, [{ optionId: first, units: 7 }])).reply.id ?? 0;
  await Promise.all([
    receive(id, { lines: [{ optionId: first, units: 6 }] }),
    receive(other, { lines: [{ optionId: first, units: 7 }] }),
  ]);
  const [stock] = await select(shop, "select on_hand from option_stock where option_id = $1", [first]);
  expect(stock).toEqual({ on_hand: 27 });
  expect(await breaches(shop)).toEqual([]);
});

test("purchase order: dry runs answer what would be and write nothing", async () => {
  const { id, first, second, distributorId } = await ordered();
  const lines = [{ optionId: second, units: 1 }];
  expect((await place(distributorId, lines, { dryRun: true })).reply).toEqual({ id: null });
  const dry = await receive(id, { lines: [{ optionId: first, units: 20 }] }, true);
  expect(dry.reply).toMatchObject({ id: null, status: "partly_received", stock: [{ onHand: 34 }] });
  expect(await ledgerOf(first)).toHaveLength(1);
  expect(await listed(id)).toMatchObject({ version: 1, status: "waiting" });
});

test("purchase order: closed before anything came it is cancelled, after a part it is received", async () => {
  const { id } = await ordered();
  expect((await close(id)).reply.status).toBe("cancelled");
  expect((await close(id, 2)).refusal.code).toBe("PURCHASE_ORDER_ENDED");
  const { id: other, first } = await ordered();
  await receive(other, { lines: [{ optionId: first, units: 3 }] });
  expect((await close(other)).refusal.code).toBe("RECORD_CHANGED");
  expect((await close(other, 2)).reply.status).toBe("received");
  expect((await close(2_000_000_000)).refusal.code).toBe("RECORD_NOT_FOUND");
});

test("purchase order: a past day, another farm's option, one without counted stock and a repeated one are refused", async () => {
  const { first, distributorId, id } = await ordered();
  const { optionIds } = await seedProduct(shop.database.db, { stock: 3 });
  const uncounted = await seedProduct(shop.database.db, { stock: null });
  const one = { optionId: first, units: 1 };
  const codeOf = async (placed: ReturnType<typeof place>) => (await placed).refusal.code;
  expect(await codeOf(place(distributorId, [one], { expectedOn: "2026-11-22" }))).toBe("PURCHASE_DAY_PAST");
  expect(await codeOf(place(distributorId, [one, one]))).toBe("RECORD_REPEATED");
  expect(await codeOf(place(2_000_000_000, [one]))).toBe("DISTRIBUTOR_UNKNOWN");
  const other = await place(distributorId, [one, { optionId: optionIds[0], units: 1 }]);
  expect(other.refusal).toMatchObject({
    code: "PURCHASE_OPTION_UNKNOWN",
    detail: { fields: [{ field: "lines.1.optionId" }] },
  });
  const line = { optionId: uncounted.optionIds[0], units: 1 };
  expect(await codeOf(place(uncounted.distributorId, [line]))).toBe("PURCHASE_OPTION_UNKNOWN");
  expect((await receive(id, { lines: [{ optionId: optionIds[0], units: 1 }] })).refusal.code).toBe(
    "PURCHASE_OPTION_UNKNOWN",
  );
});

test("purchase order: its day is edited with the version, undone, and kept once it has ended", async () => {
  const { id } = await ordered();
  const edit = (version: number) =>
    shop.call(work, "PATCH /operator/v1/purchase-orders", {
      body: { rows: [{ id, version, set: { expectedOn: "2026-11-27" } }], reason: "비가 와서" },
    });
  const { change } = (await edit(1)).reply;
  expect((await edit(1)).refusal.code).toBe("RECORD_CHANGED");
  expect(await listed(id)).toMatchObject({ expectedOn: "2026-11-27", version: 2 });
  await shop.call(work, "POST /operator/v1/changes/{id}/undo", {
    path: { id: change?.id ?? 0 },
    body: { reason: "잘못" },
  });
  expect(await listed(id)).toMatchObject({ expectedOn: DAY, version: 3 });
  await close(id, 3);
  expect((await edit(4)).refusal.code).toBe("PURCHASE_ORDER_ENDED");
});

test("purchase orders: listed by farm and status", async () => {
  const { id, distributorId } = await ordered();
  const list = async (query: object) =>
    (await shop.call(work, "GET /operator/v1/purchase-orders", { query })).reply.list.map(
      (order) => order.id,
    );
  expect(await list({ distributorId, status: "waiting" })).toContain(id);
  expect(await list({ distributorId: 2_000_000_000 })).toEqual([]);
  expect(await list({ distributorId, status: "cancelled" })).not.toContain(id);
});

test("books of stock: a received unit without its receipt, and a receipt without its stock, are reported", async () => {
  const { id, first } = await ordered();
  await receive(id, { lines: [{ optionId: first, units: 5 }] });
  expect(await breaches(shop)).toEqual([]);
  await select(
    shop,
    "update purchase_order_line set received = 4 where purchase_order_id = $1 and option_id = $2",
    [id, first],
  );
  await select(
    shop,
    `update stock_receipt_line l set units = 6 from stock_receipt r
      where r.id = l.stock_receipt_id and r.purchase_order_id = $1`,
    [id],
  );
  expect(JSON.stringify(await breaches(shop))).toContain(`purchase order ${id}`);
  expect(JSON.stringify(await breaches(shop))).toContain(`option ${first}`);
});
