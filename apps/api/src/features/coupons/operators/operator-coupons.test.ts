import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { COUPON_SAMPLE } from "../../../testing/operator-calls/money/coupon-inputs.ts";
import { member, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

type Fields = Input<"POST /operator/v1/coupons">["body"]["rows"][number];
type Row = { id: number; version: number };

const define = (fields: Partial<Fields> = {}, ...more: Partial<Fields>[]) =>
  shop.call(work, "POST /operator/v1/coupons", {
    body: { rows: [fields, ...more].map((each) => ({ ...COUPON_SAMPLE, ...each })), reason: "겨울 행사" },
  });
const defined = async (fields: Partial<Fields> = {}): Promise<Row & { change: number }> => {
  const { reply } = await define(fields);
  const [row] = reply.rows;
  if (!row) throw new Error("The coupon was defined");
  return { ...row, change: reply.change.id };
};
const edit = (row: Row, set: Partial<Fields>, more: { effectiveAt?: string } = {}) =>
  shop.call(work, "PATCH /operator/v1/coupons", {
    body: { rows: [{ id: row.id, version: row.version, set }], reason: "고침", ...more },
  });
const undo = (id: number) =>
  shop.call(work, "POST /operator/v1/changes/{id}/undo", { path: { id }, body: { reason: "되돌림" } });
const listed = async (id: number) => {
  const { reply } = await shop.call(work, "GET /operator/v1/coupons");
  return reply.list.find((coupon) => coupon.id === id);
};
const take = (token: string, id: number) =>
  shop.call(token, "POST /v1/app-users/coupons/{id}/download", { path: { id } });
const DOWNLOAD = { downloadFrom: COUPON_SAMPLE.validFrom, downloadUntil: COUPON_SAMPLE.validUntil };

test("a coupon is defined with every field, edited, deleted, and each step undone", async () => {
  const { productId } = await seedProduct(shop.database.db);
  const fields = {
    name: "귤만 10%",
    scope: [{ kind: "product" as const, id: productId }],
    discount: { kind: "percent" as const, amount: 5000, percent: 10 },
    leastGrade: 2,
    isFirstPurchaseOnly: true,
    isAppOnly: true,
    validDays: 30,
    ...DOWNLOAD,
    issueLimit: 100,
    perMember: 2,
    code: "GAMGYUL26",
    moment: "grade" as const,
    momentGrade: 3,
    budget: 1_000_000,
  };
  const row = await defined(fields);
  const shown = {
    ...COUPON_SAMPLE,
    ...fields,
    scope: [{ kind: "product", id: productId, name: expect.any(String) }],
  };
  expect(await listed(row.id)).toEqual({
    ...shown,
    id: row.id,
    version: 1,
    status: "running",
    createdAt: shop.clock.now.toISOString(),
    issued: 0,
    used: 0,
    discountSum: 0,
    budgetLeft: 1_000_000,
  });
  const edited = await edit(row, { scope: [{ kind: "category", id: 91 }], minPrice: 20_000 });
  expect(edited.reply.rows).toMatchObject([
    { version: 2, before: { minPrice: 10_000 }, after: { minPrice: 20_000 } },
  ]);
  expect(await listed(row.id)).toMatchObject({ version: 2, scope: [{ kind: "category", id: 91 }] });
  expect((await edit(row, { name: "늦은 이름" })).refusal.code).toBe("RECORD_CHANGED");
  await undo(edited.reply.change?.id ?? 0);
  expect(await listed(row.id)).toMatchObject({ ...shown, version: 3 });
  const removed = await shop.call(work, "POST /operator/v1/coupons/delete", {
    body: { rows: [{ id: row.id, version: 3 }], reason: "지움" },
  });
  expect(await listed(row.id)).toBeUndefined();
  await undo(removed.reply.change.id);
  expect(await listed(row.id)).toMatchObject(shown);
  expect((await undo(row.change)).status).toBe(200);
  expect(await listed(row.id)).toBeUndefined();
});

test("a stopped coupon is taken by nobody and keeps those it was given to; undo lets it go on", async () => {
  const token = await member(shop);
  const row = await defined({ ...DOWNLOAD, code: "STOPPED26" });
  expect((await take(token, row.id)).status).toBe(200);
  const stopped = await edit(row, { isStopped: true });
  expect(await listed(row.id)).toMatchObject({ status: "stopped", issued: 1 });
  const other = await member(shop);
  expect((await take(other, row.id)).refusal.code).toBe("COUPON_GONE");
  const byCode = await shop.call(other, "POST /v1/app-users/coupons/code", { body: { code: "stopped-26" } });
  expect(byCode.refusal.code).toBe("COUPON_GONE");
  const shown = await shop.call(other, "GET /v1/app-users/coupons");
  expect(shown.reply.downloadable.map(({ id }) => id)).not.toContain(row.id);
  const held = await shop.call(token, "GET /v1/app-users/coupons");
  expect(held.reply.list.map(({ name }) => name)).toContain(COUPON_SAMPLE.name);
  expect((await undo(stopped.reply.change?.id ?? 0)).status).toBe(200);
  expect((await take(other, row.id)).status).toBe(200);
});

test("terms that members were promised are not edited; name, end, limits and budget are", async () => {
  const row = await defined(DOWNLOAD);
  expect((await take(await member(shop), row.id)).status).toBe(200);
  const discount = { kind: "amount" as const, amount: 500, percent: null };
  const refused = await edit(row, { discount });
  expect(refused.refusal).toMatchObject({
    code: "COUPON_TERMS_PROMISED",
    detail: { rows: [{ field: "discount", current: { discount: COUPON_SAMPLE.discount } }] },
  });
  const set = { name: "감귤 쿠폰", validUntil: "2027-01-01T00:00:00Z", issueLimit: 5, budget: 9000 };
  expect((await edit(row, set)).status).toBe(200);
  const below = await edit({ id: row.id, version: 2 }, { issueLimit: 1 });
  expect(below.status).toBe(200);
  expect((await take(await member(shop), row.id)).refusal.code).toBe("COUPON_GONE");
  const used = await shop.call(work, "POST /operator/v1/coupons/delete", {
    body: { rows: [{ id: row.id, version: 3 }], reason: "지움" },
  });
  expect(used.refusal.code).toBe("RECORD_IN_USE");
  expect(await breaches(shop)).toEqual([]);
});

test.each<[string, Partial<Fields>, string, string]>([
  ["an end before its begin", { validUntil: "2026-10-01T00:00:00Z" }, "COUPON_PERIOD_INVALID", "validUntil"],
  ["half a download", { downloadFrom: "2026-11-01T00:00:00Z" }, "COUPON_PERIOD_INVALID", "downloadUntil"],
  [
    "a percentage without a number",
    { discount: { kind: "percent", amount: 1000, percent: null } },
    "COUPON_DISCOUNT_INVALID",
    "discount",
  ],
  ["a grade without its moment", { momentGrade: 2 }, "COUPON_MOMENT_INVALID", "momentGrade"],
  ["goods that do not exist", { scope: [{ kind: "distributor", id: 9 }] }, "COUPON_SCOPE_UNKNOWN", "scope.0"],
])("a coupon with %s is refused, naming the field", async (_what, fields, code, field) => {
  expect((await define(fields)).refusal).toMatchObject({ code, detail: { rows: [{ code, field }] } });
});

test("a code belongs to one coupon, also among those of one call", async () => {
  const both = await define({ code: "TWICE26" }, { code: "TWICE26" });
  expect(both.refusal.code).toBe("COUPON_CODE_TAKEN");
  await defined({ code: "TWICE26" });
  expect((await define({ code: "TWICE26" })).refusal.code).toBe("COUPON_CODE_TAKEN");
});

test("what orders used is summed, and a coupon whose budget is used up is issued no more", async () => {
  const token = await member(shop);
  const row = await defined({ ...DOWNLOAD, budget: 3000 });
  const held = (await take(token, row.id)).reply.id;
  const bought = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  const use = "insert into coupon_redemption (order_id, member_coupon_id, discount) values ($1, $2, $3)";
  await select(shop, use, [bought.id, held, 2000]);
  expect(await listed(row.id)).toMatchObject({ issued: 1, used: 1, discountSum: 2000, budgetLeft: 1000 });
  const second = await member(shop);
  const other = (await take(second, row.id)).reply.id;
  await select(shop, use, [(await buyThroughCart(shop, second, [{ price: 10_000 }])).id, other, 2000]);
  expect(await listed(row.id)).toMatchObject({ issued: 2, used: 2, discountSum: 4000, budgetLeft: 0 });
  expect((await take(await member(shop), row.id)).refusal.code).toBe("COUPON_GONE");
  await select(shop, "update coupon_redemption set is_returned = true where member_coupon_id = $1", [other]);
  expect(await listed(row.id)).toMatchObject({ used: 1, discountSum: 2000, budgetLeft: 1000 });
  await select(shop, "delete from coupon_redemption where coupon_id = $1", [row.id]);
});

test("coupons are found by name, code, status and way, page by page", async () => {
  const ids = [
    (await defined({ name: "찾기 하나", code: "FINDME26" })).id,
    (await defined({ name: "찾기 둘", validUntil: "2026-11-02T00:00:00Z" })).id,
    (await defined({ name: "찾기 셋", validFrom: "2027-01-01T00:00:00Z" })).id,
    (await defined({ name: "찾기 넷", isStopped: true, moment: "birthday" })).id,
  ];
  const find = async (query: Input<"GET /operator/v1/coupons">["query"]) =>
    (await shop.call(work, "GET /operator/v1/coupons", { query: { search: "찾기", ...query } })).reply;
  expect((await find({})).list.map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await find({ search: "findme26" })).list.map(({ id }) => id)).toEqual([ids[0]]);
  const byStatus = async (status: "running" | "ended" | "scheduled" | "stopped" | "giveable") =>
    (await find({ status })).list.map(({ id }) => ids.indexOf(id));
  expect(await byStatus("running")).toEqual([0]);
  expect(await byStatus("ended")).toEqual([1]);
  expect(await byStatus("scheduled")).toEqual([2]);
  expect(await byStatus("stopped")).toEqual([3]);
  expect(await byStatus("giveable")).toEqual([2, 0]);
  expect((await find({ givenBy: "code" })).list.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await find({ givenBy: "moment" })).list.map(({ id }) => id)).toEqual([ids[3]]);
  const page = await find({ take: 3 });
  const rest = await find({ take: 3, nextPage: page.nextPage ?? "" });
  expect([page.list.length, rest.list.length, rest.nextPage]).toEqual([3, 1, null]);
});
