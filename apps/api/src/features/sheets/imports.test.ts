import { afterAll, beforeAll, expect, test } from "vitest";
import { csvOf } from "../../testing/build-and-read-sheet-files.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { writeWaitingImportParts } from "./imports/write-waiting-import-parts.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());

const HEAD = ["옵션번호", "판", "공급가"];
const query = { reason: "11월 가격", fileName: "가격.csv" };
const optionOf = async (stock = 10) => (await seedProduct(shop.database.db, { stock })).optionIds[0];
const importPrices = (rows: (string | number)[][], more: object = {}) =>
  shop.call(token, "POST /operator/v1/imports/prices", {
    query: { ...query, ...more },
    body: csvOf([HEAD, ...rows]),
  });
const undo = (id: number) =>
  shop.call(token, "POST /operator/v1/imports/{id}/undo", { path: { id }, body: { reason: "잘못 올림" } });
const costsOf = async (ids: number[]) =>
  (
    await select<{ supply_cost: number }>(
      shop,
      "select supply_cost from product_option where id = any($1::bigint[]) order by id",
      [ids],
    )
  ).map(({ supply_cost }) => supply_cost);

test("a file edits as the calls do: the difference first, then one change with a trail, undone as one", async () => {
  const ids = [await optionOf(), await optionOf()];
  const rows = ids.map((id, index) => [id, 1, 300 + index]);
  const dry = (await importPrices(rows, { dryRun: true })).reply;
  expect(dry).toMatchObject({ import: null, changedCount: 2, problemCount: 0 });
  expect(dry.rows[0]).toEqual({
    line: 2,
    id: ids[0],
    before: { supplyCost: 100 },
    after: { supplyCost: 300 },
  });
  expect(await costsOf(ids)).toEqual([100, 100]);

  const { reply } = await importPrices(rows);
  expect(reply.import).toMatchObject({
    status: "done",
    sheet: "prices",
    fileName: "가격.csv",
    changedCount: 2,
  });
  expect(await costsOf(ids)).toEqual([300, 301]);
  const path = { id: reply.import?.id ?? 0 };
  const { changeIds } = (await shop.call(token, "GET /operator/v1/imports/{id}", { path })).reply;
  expect(changeIds).toHaveLength(1);
  const trail = await select(
    shop,
    "select subject, before, after, reason from operator_action where change_id = $1 order by id",
    [changeIds[0]],
  );
  expect(trail[1]).toEqual({
    subject: `option ${ids[1]}`,
    before: { supplyCost: 100 },
    after: { supplyCost: 301 },
    reason: "11월 가격",
  });

  expect((await undo(path.id)).reply).toMatchObject({ status: "undone" });
  expect(await costsOf(ids)).toEqual([100, 100]);
  expect((await undo(path.id)).refusal.code).toBe("IMPORT_NOT_UNDOABLE");
});

test("the same key writes a file once", async () => {
  const id = await optionOf();
  const send = () =>
    shop.call(
      token,
      "POST /operator/v1/imports/prices",
      { query, body: csvOf([HEAD, [id, 1, 310]]) },
      { "idempotency-key": "sheet-1" },
    );
  const [first, second] = [await send(), await send()];
  expect(second.reply).toEqual(first.reply);
  const other = await shop.call(
    token,
    "POST /operator/v1/imports/prices",
    { query, body: csvOf([HEAD, [id, 1, 311]]) },
    { "idempotency-key": "sheet-1" },
  );
  expect(other.refusal.code).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("undo is refused once a value of the file was changed again, and takes nothing back", async () => {
  const ids = [await optionOf(), await optionOf()];
  const { reply } = await importPrices(ids.map((id) => [id, 1, 320]));
  await shop.call(token, "PATCH /operator/v1/prices", {
    body: { rows: [{ id: ids[1] ?? 0, version: 2, set: { supplyCost: 330 } }], reason: "시험" },
  });
  expect((await undo(reply.import?.id ?? 0)).refusal.code).toBe("CHANGE_OVERTAKEN");
  expect(await costsOf(ids)).toEqual([320, 330]);
});

test("more than 500 rows are written by the job in parts, with progress, and undone as one", async () => {
  const ids = await manyOptions(1100);
  const { reply } = await importPrices(ids.map((id) => [id, 1, 400]));
  expect(reply).toMatchObject({
    changedCount: 1100,
    import: { status: "running", doneCount: 0, rowCount: 1100 },
  });
  expect(reply.rows).toHaveLength(500);
  expect((await undo(reply.import?.id ?? 0)).refusal.code).toBe("IMPORT_NOT_UNDOABLE");
  later(shop, 1);
  expect(await writeWaitingImportParts(shop.services)).toBe(3);
  const [listed] = (await shop.call(token, "GET /operator/v1/imports", { query: { sheet: "prices" } })).reply
    .list;
  expect(listed).toMatchObject({ status: "done", doneCount: 1100, changedCount: 1100, problemCount: 0 });
  expect(new Set(await costsOf(ids))).toEqual(new Set([400]));
  expect((await undo(reply.import?.id ?? 0)).status).toBe(200);
  expect(new Set(await costsOf(ids))).toEqual(new Set([100]));
});

test("a part that meets a newer edit fails the import with its row; the parts before it stay and are undone", async () => {
  const ids = await manyOptions(600);
  const { reply } = await importPrices(ids.map((id) => [id, 1, 410]));
  const last = ids.at(-1) ?? 0;
  await select(shop, "update product_option set supply_cost = 7 where id = $1", [last]);
  expect(await writeWaitingImportParts(shop.services)).toBe(2);
  const path = { id: reply.import?.id ?? 0 };
  const shown = (await shop.call(token, "GET /operator/v1/imports/{id}", { path })).reply;
  expect(shown).toMatchObject({ status: "failed", changedCount: 500 });
  expect(shown.problems).toEqual([
    expect.objectContaining({ line: 601, cell: "B601", id: last, code: "RECORD_CHANGED" }),
  ]);
  expect((await undo(path.id)).status).toBe(200);
  expect(new Set((await costsOf(ids)).slice(0, 599))).toEqual(new Set([100]));
});

test("an import is stopped between two parts: what was written stays and is undone, the rest is never written", async () => {
  const ids = await manyOptions(1100);
  const { reply } = await importPrices(ids.map((id) => [id, 1, 430]));
  const id = reply.import?.id ?? 0;
  const stop = () =>
    shop.call(token, "PUT /operator/v1/imports/{id}/stop", { path: { id }, body: { reason: "틀린 파일" } });
  const stops: Awaited<ReturnType<typeof stop>>[] = [];
  // The call comes while the job is between its first and its second part.
  const transaction = async (...given: unknown[]) => {
    const ended = await (shop.services.db.transaction as (...args: unknown[]) => Promise<unknown>)(...given);
    if (stops.length === 0) stops.push(await stop());
    return ended;
  };
  const db = Object.assign(Object.create(shop.services.db), { transaction }) as typeof shop.services.db;
  await writeWaitingImportParts({ ...shop.services, db });
  expect(stops[0]?.reply).toMatchObject({
    status: "stopped",
    rowCount: 1100,
    doneCount: 500,
    changedCount: 500,
    notWrittenCount: 600,
  });
  expect(await writeWaitingImportParts(shop.services)).toBe(0);
  const costs = await costsOf(ids);
  expect([costs.filter((cost) => cost === 430).length, costs.filter((cost) => cost === 100).length]).toEqual([
    500, 600,
  ]);
  expect((await stop()).refusal.code).toBe("IMPORT_NOT_RUNNING");
  expect((await undo(id)).reply).toMatchObject({ status: "undone", doneCount: 500 });
  expect(new Set(await costsOf(ids))).toEqual(new Set([100]));
});

test("a stop while the job works ends the import after a whole part, whenever it comes", async () => {
  for (let round = 0; round < 3; round += 1) {
    const ids = await manyOptions(1100);
    const { reply } = await importPrices(ids.map((id) => [id, 1, 440]));
    const path = { id: reply.import?.id ?? 0 };
    const call = shop.call(token, "PUT /operator/v1/imports/{id}/stop", {
      path,
      body: { reason: "틀린 파일" },
    });
    await Promise.all([writeWaitingImportParts(shop.services), call]);
    const { status, doneCount } = (await shop.call(token, "GET /operator/v1/imports/{id}", { path })).reply;
    const written = (await costsOf(ids)).filter((cost) => cost === 440).length;
    expect(written).toBe(doneCount);
    expect(status === "done" ? [1100] : [0, 500, 1000]).toContain(written);
    await select(shop, "delete from sheet_import where id = $1", [path.id]);
  }
});

test("stock is set by the units that were seen, not below what orders hold, and undone", async () => {
  const [good, stale] = [await optionOf(), await optionOf()];
  const head = ["옵션번호", "받은 때 수량", "가진 수량"];
  const send = (rows: number[][]) =>
    shop.call(token, "POST /operator/v1/imports/stock", { query, body: csvOf([head, ...rows]) });
  const refused = await send([
    [good, 10, 20],
    [stale, 9, 20],
  ]);
  expect(refused.refusal.detail?.fields).toEqual([expect.objectContaining({ field: "A3" })]);
  const { reply } = await send([[good, 10, 20]]);
  expect((await stockOf(shop, good))?.on_hand).toBe(20);
  expect((await undo(reply.import?.id ?? 0)).status).toBe(200);
  expect((await stockOf(shop, good))?.on_hand).toBe(10);
  expect(await breaches(shop)).toEqual([]);
});

test("invoice numbers of a file dispatch their orders; rows without one wait, and the same file again sends nothing", async () => {
  const orders = [];
  for (let count = 0; count < 2; count += 1) {
    const { id } = await buyThroughCart(shop, await member(shop), [{ price: 10_000 }]);
    await shop.call(token, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
    orders.push(id);
  }
  const rows = [
    ["주문번호", "택배사", "송장번호"],
    [orders[0] ?? 0, "CJ대한통운", "6012-3456-7890"],
    [orders[1] ?? 0, "CJ대한통운", ""],
  ];
  const send = (more: object = {}) =>
    shop.call(token, "POST /operator/v1/imports/dispatches", {
      query: { ...query, ...more },
      body: csvOf(rows),
    });
  expect((await send({ dryRun: true })).reply.changedCount).toBe(1);
  const { reply } = await send();
  expect(reply.import).toMatchObject({ status: "done", changedCount: 1 });
  const sent = await select<{ status: string }>(
    shop,
    "select id, status from orders where id = any($1::bigint[]) order by id",
    [orders],
  );
  expect(sent.map(({ status }) => status)).toEqual(["delivering", "delivery_waiting"]);
  expect((await send()).reply).toMatchObject({ import: null, changedCount: 0, problemCount: 0 });
  expect((await undo(reply.import?.id ?? 0)).reply).toMatchObject({ status: "undone" });
  expect((await undo(reply.import?.id ?? 0)).refusal.code).toBe("IMPORT_NOT_UNDOABLE");
  expect(await breaches(shop)).toEqual([]);
  const unknown = csvOf([rows[0] ?? [], [orders[1] ?? 0, "없는택배", "601234567891"]]);
  const bad = await shop.call(token, "POST /operator/v1/imports/dispatches", {
    query: { ...query, dryRun: true },
    body: unknown,
  });
  expect(bad.reply.problems).toEqual([expect.objectContaining({ cell: "B2", code: "CARRIER_UNKNOWN" })]);
});

/** Adds options to a product directly; returns their ids. */
async function manyOptions(count: number): Promise<number[]> {
  const { productId } = await seedProduct(shop.database.db);
  const rows = await select<{ id: number }>(
    shop,
    `insert into product_option (id, product_id, name, sort, amount, list_price, price, supply_cost, status, max_unit_in_box)
     select nextval('catalog_id_seq'), $1, '옵션 ' || n, n, 1, 12000, 10000, 100, 'unlimited_stock_in', 5
       from generate_series(1, $2::int) n returning id::int`,
    [productId, count],
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

test("columns with headings of another system are read as the operator maps them, and one that is left out is not", async () => {
  const id = await optionOf();
  const body = csvOf([["11월 가격"], ["번호", "버전 값", "원가", "판매가"], [id, 1, 321, 9]]);
  const seen = await shop.call(token, "POST /operator/v1/sheet-headings", {
    query: { sheet: "prices" },
    body,
  });
  expect(seen.reply.headings).toEqual([
    { heading: "번호", field: null },
    { heading: "버전 값", field: null },
    { heading: "원가", field: null },
    { heading: "판매가", field: "price" },
  ]);
  expect(seen.reply.fields.filter(({ isRequired }) => isRequired).map(({ field }) => field)).toEqual([
    "id",
    "version",
  ]);
  const send = (fields: string) =>
    shop.call(token, "POST /operator/v1/imports/prices", { query: { ...query, fields }, body });
  expect((await send("id,,supplyCost,")).refusal.code).toBe("SHEET_COLUMNS_MISSING");
  expect((await send("id,version,supplyCost,supplyCost")).refusal.code).toBe("SHEET_COLUMN_REPEATED");
  const { reply } = await send("id,version,supplyCost,");
  expect(reply.rows).toEqual([{ line: 3, id, before: { supplyCost: 100 }, after: { supplyCost: 321 } }]);
  expect(await costsOf([id])).toEqual([321]);
});
