import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { type Seeded, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { applyDueChanges } from "../../changes/apply-due-changes.ts";

const NOW = new Date("2026-11-21T02:59:00Z");
const NOON = "2026-11-21T03:00:00.000Z";

let shop: TestShop;
let work: Awaited<ReturnType<typeof operator>>;
let seeded: Seeded;
let id: number;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = NOW;
  work = await operator(shop);
  seeded = await seedProduct(shop.database.db, { price: 31_900, listPrice: 37_100 });
  [id] = seeded.optionIds;
  await select(
    shop,
    `update product_option set weight_value = 3000, weight_unit = 'g', unit_price_unit = '100g', unit_price_amount = 1063
      where id = $1`,
    [id],
  );
});

type Edit = Input<"PATCH /operator/v1/prices">;
const edit = (
  set: Edit["body"]["rows"][number]["set"],
  more: Partial<Edit["body"]> = {},
  query: Edit["query"] = {},
) =>
  shop.call(work.token, "PATCH /operator/v1/prices", {
    body: { rows: [{ id, version: 2, set }], reason: "주말 값", ...more },
    query,
  });
const undo = (change: number) =>
  shop.call(work.token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: change },
    body: { reason: "잘못 눌렀어요" },
  });
const shownPrice = async () => {
  const { reply } = await shop.call(null, "GET /v1/products/{id}", { path: { id: seeded.productId } });
  return [reply.productPrice.price, reply.unitPrice?.amount];
};
const trail = () =>
  select<{ action: string }>(
    shop,
    `select action, before, after, reason, operator_id, change_id from operator_action where subject = 'option ' || $1 order by id`,
    [id],
  );

test("an edited price changes its option and the product that shows it, and is in the trail with before and after", async () => {
  const { reply } = await edit({ price: 29_900 });
  const before = { price: 31_900, unitPrice: { unit: "100g", amount: 1063 } };
  const after = { price: 29_900, unitPrice: { unit: "100g", amount: 997 } };
  expect(reply).toMatchObject({
    change: { status: "applied", effectiveAt: NOW.toISOString() },
    rows: [{ id, version: 3, before, after }],
    refused: [],
  });
  expect(await shownPrice()).toEqual([29_900, 997]);
  expect(await trail()).toEqual([
    {
      action: "prices.edit",
      before,
      after,
      reason: "주말 값",
      operator_id: work.id,
      change_id: reply.change?.id,
    },
  ]);
});

test("a dry run answers the difference and writes nothing", async () => {
  const { reply } = await edit({ price: 29_900 }, {}, { dryRun: true });
  expect(reply).toMatchObject({ change: null, rows: [{ version: 2, after: { price: 29_900 } }] });
  expect(await shownPrice()).toEqual([31_900, undefined]);
  expect(await trail()).toEqual([]);
});

test("equal values make no change", async () => {
  expect((await edit({ price: 31_900 })).reply).toEqual({ change: null, rows: [], refused: [] });
  expect(await trail()).toEqual([]);
});

test("the second of two operators is refused with the record as it is now, who edited it and when", async () => {
  await edit({ price: 29_900 });
  const { status, refusal } = await edit({ price: 27_900 });
  expect([status, refusal.code]).toEqual([409, "RECORD_CHANGED"]);
  expect(refusal.detail?.rows).toEqual([
    expect.objectContaining({
      id,
      version: 3,
      current: expect.objectContaining({ price: 29_900 }),
      changedBy: expect.stringMatching(/^담당 /),
      changedAt: NOW.toISOString(),
    }),
  ]);
  expect(await shownPrice()).toEqual([29_900, 997]);
});

test.each([
  ["a price above the list price", { price: 37_101 }, "PRICE_ABOVE_LIST_PRICE"],
  ["a special price above the price", { specialSalePrice: 31_901 }, "SPECIAL_SALE_PRICE_ABOVE_PRICE"],
  ["a price of 0원", { price: 0 }, "INVALID_INPUT"],
  ["no unit price", { unitPrice: null as never }, "INVALID_INPUT"],
  ["no field", {}, "INVALID_INPUT"],
])("%s is refused", async (_what, set, code) => {
  expect((await edit(set)).refusal.code).toBe(code);
});

test("of several rows one that is refused refuses all; with partial the others are edited", async () => {
  const other = (await seedProduct(shop.database.db)).optionIds[0];
  const rows = [
    { id, version: 2, set: { price: 29_900 } },
    { id: other, version: 7, set: { price: 9000 } },
    { id: 2_000_000_000, version: 1, set: { price: 9000 } },
    { id, version: 2, set: { price: 28_900 } },
  ];
  const whole = await edit({}, { rows });
  expect([whole.status, whole.refusal.code]).toEqual([409, "RECORD_CHANGED"]);
  expect(await shownPrice()).toEqual([31_900, undefined]);
  const { reply } = await edit({}, { rows }, { partial: true });
  expect(reply.rows.map((row) => row.id)).toEqual([id]);
  expect(reply.refused.map((row) => [row.id, row.code])).toEqual([
    [other, "RECORD_CHANGED"],
    [2_000_000_000, "RECORD_NOT_FOUND"],
    [id, "RECORD_REPEATED"],
  ]);
  expect(await shownPrice()).toEqual([29_900, 997]);
});

test("an undone edit is as before, is a change of its own, and is undone once", async () => {
  const { reply } = await edit({ price: 29_900 });
  const change = reply.change?.id ?? 0;
  const undone = await undo(change);
  expect(undone.reply).toMatchObject({ status: "applied" });
  const [row] = await select(
    shop,
    "select price, unit_price_amount, version from product_option where id = $1",
    [id],
  );
  expect(row).toEqual({ price: 31_900, unit_price_amount: 1063, version: 4 });
  expect((await undo(change)).refusal.code).toBe("CHANGE_NOT_APPLIED");
  const listed = await shop.call(work.token, "GET /operator/v1/changes", {
    query: { noun: "prices", take: 2 },
  });
  expect(listed.reply.list.map(({ status, undoesId }) => [status, undoesId])).toEqual([
    ["applied", change],
    ["undone", null],
  ]);
  expect((await trail()).map(({ action }) => action)).toEqual(["prices.edit", "prices.undo"]);
});

test("an edit that another followed in the same field is not undone; in another field it is", async () => {
  const first = (await edit({ price: 29_900 })).reply.change?.id ?? 0;
  await edit({}, { rows: [{ id, version: 3, set: { supplyCost: 90 } }] });
  await edit({}, { rows: [{ id, version: 4, set: { price: 28_900 } }] });
  const { status, refusal } = await undo(first);
  expect([status, refusal.code]).toEqual([409, "CHANGE_OVERTAKEN"]);
  expect(refusal.detail?.rows?.[0]).toMatchObject({ field: "price", current: { price: 28_900 } });
  await edit({}, { rows: [{ id, version: 5, set: { price: 29_900 } }] });
  expect((await undo(first)).status).toBe(200);
});

test("a scheduled price holds from its instant, is listed until then and can be cancelled", async () => {
  const { reply } = await edit({ price: 29_900 }, { effectiveAt: NOON });
  expect(reply.change).toMatchObject({ status: "scheduled", effectiveAt: NOON });
  const jobs = await select(shop, "select run_at from graphile_worker.jobs where key = $1", [
    `apply-operator-change:${reply.change?.id}`,
  ]);
  expect(jobs).toEqual([{ run_at: new Date("2026-11-21T02:59:59Z") }]);
  shop.clock.now = new Date("2026-11-21T02:59:59.999Z");
  expect(await applyDueChanges(shop.services)).toBe(0);
  expect(await shownPrice()).toEqual([31_900, undefined]);
  shop.clock.now = new Date(NOON);
  expect(await applyDueChanges(shop.services)).toBe(1);
  expect(await applyDueChanges(shop.services)).toBe(0);
  expect(await shownPrice()).toEqual([29_900, 997]);
  expect((await trail()).map(({ action }) => action)).toEqual(["prices.schedule", "prices.edit"]);
  expect((await undo(reply.change?.id ?? 0)).status).toBe(200);
});

test("a cancelled schedule changes nothing; a past instant is refused", async () => {
  expect((await edit({ price: 29_900 }, { effectiveAt: "2026-11-21T02:58:59Z" })).refusal.code).toBe(
    "EFFECTIVE_AT_PAST",
  );
  const { reply } = await edit({ price: 29_900 }, { effectiveAt: NOON });
  const cancel = () =>
    shop.call(work.token, "POST /operator/v1/changes/{id}/cancel", {
      path: { id: reply.change?.id ?? 0 },
      body: { reason: "행사가 미뤄졌어요" },
    });
  expect((await undo(reply.change?.id ?? 0)).refusal.code).toBe("CHANGE_NOT_APPLIED");
  expect((await cancel()).reply.status).toBe("cancelled");
  expect((await cancel()).refusal.code).toBe("CHANGE_NOT_SCHEDULED");
  shop.clock.now = new Date(NOON);
  expect(await applyDueChanges(shop.services)).toBe(0);
});

test("a scheduled price whose record was edited meanwhile fails and is listed with the reason", async () => {
  const { reply } = await edit({ price: 29_900 }, { effectiveAt: NOON });
  await edit({ price: 30_900 });
  shop.clock.now = new Date(NOON);
  expect(await applyDueChanges(shop.services)).toBe(0);
  const change = await shop.call(work.token, "GET /operator/v1/changes/{id}", {
    path: { id: reply.change?.id ?? 0 },
  });
  expect(change.reply).toMatchObject({ status: "failed", failure: "CHANGE_OVERTAKEN", rowCount: 1 });
  const [row] = await select(shop, "select price from product_option where id = $1", [id]);
  expect(row).toEqual({ price: 30_900 });
});

test("ten operators who edit one price at once: one edit is kept, nine are refused", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => edit({ price: 20_000 + n })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    replies.filter(({ status, refusal }) => status === 409 && refusal.code === "RECORD_CHANGED"),
  ).toHaveLength(9);
});

test("500 rows are edited with a fixed number of statements", async () => {
  const sent: string[][] = [];
  for (const size of [1, 500]) {
    const ids = await manyOptions(size);
    shop.database.statements.length = 0;
    const rows = ids.map((one) => ({ id: one, version: 1, set: { price: 9000 } }));
    const { reply } = await edit({}, { rows });
    expect(reply.rows).toHaveLength(size);
    // A long body is preceded by a look-up of the operator.
    sent.push(shop.database.statements.splice(0).filter((name) => name !== "find-operator"));
  }
  expect(sent[1]).toEqual(sent[0]);
});

async function manyOptions(size: number): Promise<number[]> {
  const { optionIds } = await seedProduct(shop.database.db, { price: 10_000 });
  const rows = await select<{ id: number }>(
    shop,
    `insert into product_option (id, product_id, name, sort, amount, list_price, price, supply_cost, status, max_unit_in_box)
     select 7000000 + $2::bigint * 1000 + n, product_id, 'o' || n, n, 1, 10000, 10000, 100, 'stock_in', 5
       from product_option, generate_series(1, $2::int) as n where id = $1 returning id`,
    [optionIds[0], size],
  );
  return rows.map((row) => row.id);
}

test("prices of several products are listed by option, with their other filters", async () => {
  const other = await seedProduct(shop.database.db);
  await seedProduct(shop.database.db);
  const productIds = `${other.productId},${seeded.productId}`;
  const list = async (query: object) => {
    const { reply } = await shop.call(work.token, "GET /operator/v1/prices", {
      query: { productIds, ...query },
    });
    return reply.list.map((row) => row.productId);
  };
  expect(await list({})).toEqual([seeded.productId, other.productId]);
  expect(await list({ distributorId: other.distributorId })).toEqual([other.productId]);
  expect(await list({ take: 1 })).toEqual([seeded.productId]);
});
