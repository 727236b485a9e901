import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stockLotSteps } from "../../testing/lots/stock-lot-steps.ts";
import { farmOperator, operator } from "../../testing/operator-account-and-login-steps.ts";
import { seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
let steps: ReturnType<typeof stockLotSteps>;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
  steps = stockLotSteps(shop, work);
  await shop.services.storage.write("media/lot.jpg", new Uint8Array([0xff]), "image/jpeg");
});
afterAll(() => shop.close());

type Query = NonNullable<Input<"GET /operator/v1/stock-lots">["query"]>;
const list = async (query: Query, token = work) =>
  (await shop.call(token, "GET /operator/v1/stock-lots", { query })).reply.list;
const codes = async (query: Query, token = work) => (await list(query, token)).map(({ code }) => code);
const edit = (id: number, version: number, set: object, token = work) =>
  shop.call(token, "PATCH /operator/v1/stock-lots", {
    body: { rows: [{ id, version, set }], reason: "다시 쟀어요" },
  });
const count = (id: number, remaining: number, seenRemaining?: number) =>
  shop.call(work, "PUT /operator/v1/stock-lots/{id}/units", {
    path: { id },
    body: { remaining, reason: "실사", ...(seenRemaining === undefined ? {} : { seenRemaining }) },
  });
const setStock = (id: number, onHand: number) =>
  shop.call(work, "PUT /operator/v1/options/{id}/stock", { path: { id }, body: { onHand, reason: "실사" } });

/** Writes one lot of an option with ten units on hand. */
async function written(code: string, units = 4) {
  const fruit = await steps.seed(10);
  const { reply } = await steps.write(fruit.optionId, { code, units });
  return { ...fruit, id: reply.rows[0]?.id ?? 0 };
}

test("lots written by hand describe units on hand: the stock stays, and more than are without a lot is refused", async () => {
  const { optionId, id } = await written("1123-A");
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 10, reserved: 0 });
  const exceeding = await steps.write(optionId, { code: "1123-B", units: 4 }, { code: "1123-C", units: 3 });
  expect(exceeding.refusal).toMatchObject({
    code: "LOT_UNITS_EXCEEDED",
    detail: {
      fields: [{ field: "rows.0.units", message: "LOT이 없는 수량 6개" }, { field: "rows.1.units" }],
    },
  });
  expect((await steps.write(optionId, { code: "1123-A", units: 1 })).refusal.code).toBe("LOT_CODE_TAKEN");
  expect((await list({ optionId }))[0]).toMatchObject({
    id,
    version: 1,
    code: "1123-A",
    harvestedOn: "2026-11-20",
    expiresOn: "2026-12-20",
    brixAverage: null,
    status: "open",
    received: 4,
    remaining: 4,
    stockReceiptId: null,
  });
  expect(await breaches(shop)).toEqual([]);
});

test.each([
  ["an expiry before the harvest", { expiresOn: "2026-11-19" }, "LOT_DAYS_INVALID"],
  ["a least sweetness above the mean", { brixAverage: 12, brixMinimum: 12.1 }, "LOT_BRIX_INVALID"],
  ["a sweetness in hundredths", { brixAverage: 12.15 }, "LOT_BRIX_INVALID"],
  ["a photo that was not stored", { photo: "media/none.jpg" }, "PICTURE_UNKNOWN"],
  ["a code with spaces", { code: "1123 A" }, "INVALID_INPUT"],
])("a lot with %s is refused, when it is written and when it is edited", async (_case, facts, code) => {
  const { optionId, id } = await written("1123-A");
  expect((await steps.write(optionId, { code: "1123-B", units: 1, ...facts })).refusal.code).toBe(code);
  expect((await edit(id, 1, facts)).refusal.code).toBe(code);
});

test("a lot is edited with its version and undone; orders do not count as edits", async () => {
  const fruit = await written("1123-A");
  await steps.accept(await steps.buy(fruit));
  const edited = await edit(fruit.id, 1, { brixAverage: 13.2, brixMinimum: 12.4, photo: "media/lot.jpg" });
  expect(edited.reply.rows).toMatchObject([{ version: 2, before: { brixAverage: null } }]);
  expect((await edit(fruit.id, 1, { note: "다른 글" })).refusal.code).toBe("RECORD_CHANGED");
  const undone = await shop.call(work, "POST /operator/v1/changes/{id}/undo", {
    path: { id: edited.reply.change?.id ?? 0 },
    body: { reason: "잘못 쟀어요" },
  });
  expect(undone.status).toBe(200);
  expect(await list({ optionId: fruit.optionId })).toMatchObject([
    { version: 3, brixAverage: null, photo: null, remaining: 3 },
  ]);
});

test("units of a lot are corrected together with the stock on hand and its ledger", async () => {
  const { optionId, id } = await written("1123-A");
  expect((await count(id, 6, 4)).reply).toMatchObject({ remaining: 6, onHand: 12 });
  expect((await count(id, 1, 4)).refusal.code).toBe("STOCK_CHANGED");
  expect((await count(id, 1)).reply).toMatchObject({ remaining: 1, onHand: 7, reserved: 0 });
  const moves = await select(
    shop,
    "select kind, units, on_hand from stock_movement where option_id = $1 order by id",
    [optionId],
  );
  expect(moves.slice(1)).toEqual([
    { kind: "correction", units: 2, on_hand: 12 },
    { kind: "correction", units: -5, on_hand: 7 },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("stock on hand is not set below what its lots have left; without lots it is", async () => {
  const { optionId } = await written("1123-A", 4);
  expect((await setStock(optionId, 3)).refusal.code).toBe("STOCK_IN_LOTS");
  const many = await shop.call(work, "PATCH /operator/v1/stock", {
    query: { partial: true },
    body: { rows: [{ id: optionId, onHand: 3 }], reason: "실사" },
  });
  expect(many.reply.refused).toMatchObject([{ id: optionId, code: "STOCK_IN_LOTS", onHand: 10 }]);
  expect((await setStock(optionId, 4)).status).toBe(200);
  expect((await setStock((await steps.seed(10)).optionId, 0)).status).toBe(200);
  expect(await breaches(shop)).toEqual([]);
});

test("a receipt names the lots that came; more units in lots than came, and a code that is taken, are refused", async () => {
  const { optionId, distributorId } = await steps.seed(3);
  const lines = [{ optionId, units: 12 }];
  const { reply } = await shop.call(work, "POST /operator/v1/purchase-orders", {
    body: { distributorId, expectedOn: "2999-12-01", lines },
  });
  const receive = (version: number, units: number, lots: readonly { code: string; units: number }[]) =>
    shop.call(work, "POST /operator/v1/purchase-orders/{id}/receipts", {
      path: { id: reply.id ?? 0 },
      body: {
        version,
        lines: [
          {
            optionId,
            units,
            lots: lots.map((lot) => ({
              ...lot,
              harvestedOn: "2026-11-20",
              expiresOn: "2026-12-01",
              brixAverage: 11.8,
            })),
          },
        ],
        reason: "아침",
      },
    });
  expect((await receive(1, 5, [{ code: "A", units: 6 }])).refusal).toMatchObject({
    code: "LOT_UNITS_EXCEEDED",
    detail: { fields: [{ field: "lines.0.lots" }] },
  });
  const two = [
    { code: "A", units: 3 },
    { code: "B", units: 1 },
  ];
  const received = await receive(1, 5, two);
  expect(received.reply.stock).toMatchObject([{ optionId, onHand: 8 }]);
  expect((await receive(2, 2, [{ code: "A", units: 1 }])).refusal.code).toBe("LOT_CODE_TAKEN");
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 8, reserved: 0 });
  expect(await list({ optionId })).toMatchObject([
    { code: "B", received: 1, brixAverage: 11.8 },
    { code: "A", received: 3, stockReceiptId: received.reply.id },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("lots are listed by option, product, farm, status, expiry, units left and the beginning of the code", async () => {
  const fruit = await steps.seed(20);
  const { optionId, productId, distributorId } = fruit;
  const lots = await steps.write(
    optionId,
    { code: "26-1123-A", units: 1, expiresOn: "2026-11-30" },
    { code: "26-1124-A", units: 2, expiresOn: "2026-12-01" },
    { code: "27-0101-A", units: 3, expiresOn: "2027-01-15" },
  );
  const [first, second] = lots.reply.rows.map(({ id }) => id);
  await edit(second ?? 0, 1, { status: "held" });
  await count(first ?? 0, 0);
  expect(await codes({ productId })).toEqual(["27-0101-A", "26-1124-A", "26-1123-A"]);
  expect(await codes({ distributorId, status: "held" })).toEqual(["26-1124-A"]);
  expect(await codes({ optionId, expiresBefore: "2026-12-01" })).toEqual(["26-1123-A"]);
  expect(await codes({ optionId, hasUnits: true })).toEqual(["27-0101-A", "26-1124-A"]);
  expect(await codes({ optionId, search: "26-11" })).toEqual(["26-1124-A", "26-1123-A"]);
  expect(await codes({ optionId, search: "26_11" })).toEqual([]);
  const page = await shop.call(work, "GET /operator/v1/stock-lots", { query: { optionId, take: 2 } });
  expect(await codes({ optionId, nextPage: page.reply.nextPage ?? "" })).toEqual(["26-1123-A"]);
});

test("an operator of a farm writes, edits and counts its own lots, and sees no others", async () => {
  const own = await steps.seed(10, 9301);
  const foreign = await written("F-1");
  const farm = (await farmOperator(shop, [9301])).token;
  const mine = await stockLotSteps(shop, farm).write(own.optionId, { code: "M-1", units: 2 });
  expect(mine.status).toBe(200);
  expect(await codes({}, farm)).toEqual(["M-1"]);
  const [id = 0] = mine.reply.rows.map((row) => row.id);
  expect((await edit(id, 1, { brixAverage: 12.5 }, farm)).status).toBe(200);
  expect((await edit(foreign.id, 1, { brixAverage: 12.5 }, farm)).refusal.code).toBe("RECORD_NOT_FOUND");
  expect(
    (await stockLotSteps(shop, farm).write(foreign.optionId, { code: "M-2", units: 1 })).refusal.code,
  ).toBe("OPTION_NOT_FOUND");
});

test("a dry run answers what would be and writes nothing", async () => {
  const { optionId, id } = await written("1123-A");
  const dry = await shop.call(work, "PUT /operator/v1/stock-lots/{id}/units", {
    path: { id },
    query: { dryRun: true },
    body: { remaining: 0, reason: "실사" },
  });
  expect(dry.reply).toMatchObject({ remaining: 0, onHand: 6 });
  const rows = [{ optionId, code: "1123-B", harvestedOn: "2026-11-20", expiresOn: "2026-12-20", units: 1 }];
  const added = await shop.call(work, "POST /operator/v1/stock-lots", {
    query: { dryRun: true },
    body: { rows, reason: "실사" },
  });
  expect(added.reply).toEqual({ rows: [] });
  expect(await list({ optionId })).toMatchObject([{ code: "1123-A", remaining: 4 }]);
});
