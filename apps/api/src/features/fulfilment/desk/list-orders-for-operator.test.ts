import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { check, openForm, pay } from "../../../testing/checkout-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest, member, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
let ids: number[];
beforeAll(async () => {
  shop = await createTestShop();
  work = (await operator(shop, "packing")).token;
  ids = [];
  for (const [index, receiverName] of ["박하나", "박둘", "박하나", "박셋", "박넷"].entries()) {
    const token = index % 2 ? await member(shop) : await guest(shop);
    const { productId, optionIds } = await seedProduct(shop.database.db);
    const name = ["꿀사과", "배", "꿀사과 100%", "감귤", "포도"][index];
    await select(shop, "update product set name = $2 where id = $1", [productId, name]);
    const address = {
      ...ADDRESS,
      receiverName,
      phone: `010-0000-000${index}`,
      guestOrderName: index === 4 ? "박하나" : "김주문",
      guestOrderPhone: "010-9999-0000",
    };
    const form = await openForm(shop, token, [{ productId, optionId: optionIds[0], units: 2 }], { address });
    const placed = await check(shop, token, form, { address });
    ids.push((await pay(shop, token, { ...placed.reply, orderTmpId: form.id })).reply.id);
  }
  const [first, second] = ids;
  await select(shop, "update orders set created_at = '2026-10-31T14:59:59.999999Z' where id = $1", [first]);
  await select(shop, "update orders set created_at = '2026-10-31T15:00:00Z' where id = $1", [second]);
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  await check(shop, token, await openForm(shop, token, [{ productId, optionId: optionIds[0] }]));
});
afterAll(() => shop.close());

type Query = NonNullable<Input<"GET /operator/v1/orders">["query"]>;
const list = (query: Query) => shop.call(work, "GET /operator/v1/orders", { query });
const found = async (query: Query) => (await list(query)).reply.list.map(({ id }) => ids.indexOf(id));

test.each<[string, Query, number[]]>([
  ["nothing, without attempts that were never paid", {}, [4, 3, 2, 1, 0]],
  ["a state", { status: "paid" }, [4, 3, 2, 1, 0]],
  ["another state", { status: "delivering" }, []],
  ["who receives it or ordered it as a guest", { name: "박하나" }, [4, 2, 0]],
  ["a number however it is written", { phone: "+82 10-0000-0003" }, [3]],
  ["the number of who ordered", { phone: "01099990000" }, [4, 3, 2, 1, 0]],
  ["words of a product", { productName: "꿀사과" }, [2, 0]],
  ["a sign that means something to SQL", { productName: "%" }, [2]],
  ["a product nobody sells", { productName: "두리안" }, []],
  ["an order that is not there", { orderNumber: "2000000000" }, []],
  ["no order number at all", { orderNumber: "'; drop table orders; --" }, []],
  ["an invoice that is not there", { invoiceNumber: "601234567890" }, []],
  ["the days of November in Korea", { from: "2026-11-01", until: "2026-11-30" }, [4, 3, 2, 1]],
  ["the last day of October in Korea", { from: "2026-10-31", until: "2026-10-31" }, [0]],
  ["a name within days", { name: "박하나", until: "2026-10-31" }, [0]],
  ["a product within days", { productName: "꿀사과", from: "2026-11-01" }, [2]],
])("orders are found by %s", async (_what, query, indices) => {
  expect(await found(query)).toEqual(indices);
});

test("an order is found by its short number and by its payment's number", async () => {
  const { reply } = await list({ orderNumber: String(ids[1]) });
  expect(reply.list).toMatchObject([
    { id: ids[1], receiverName: "박둘", phone: "01000000001", products: [{ name: "배", units: 2 }] },
  ]);
  expect(await found({ orderNumber: reply.list[0]?.uuid.toUpperCase() ?? "" })).toEqual([1]);
});

test("an unpaid attempt is found only by its status", async () => {
  expect((await list({ status: "request" })).reply.list).toHaveLength(1);
});

test("orders are found by the one search box: number, name, masked name, phone, its end, product", async () => {
  const [order] = (await list({ search: String(ids[3]) })).reply.list;
  expect(order?.id).toBe(ids[3]);
  expect(await found({ search: order?.orderNumber ?? "" })).toEqual([3]);
  expect(await found({ search: "박하나" })).toEqual([4, 2, 0]);
  expect(await found({ search: "박*나" })).toEqual([2, 0]);
  expect(await found({ search: "박*" })).toEqual([4, 3, 1]);
  expect(await found({ search: "010-0000-0003" })).toEqual([3]);
  expect(await found({ search: "0003" })).toEqual([3]);
  expect(await found({ search: "꿀사과" })).toEqual([2, 0]);
  expect(await found({ search: "꿀사과", from: "2026-11-01" })).toEqual([2]);
  expect(await found({ search: "두리안" })).toEqual([]);
});

test("orders are filtered by farm, day of dispatch, area, tag, assignee, payment and status at once", async () => {
  const [order] = (await list({ search: String(ids[2]) })).reply.list;
  const [product] = order?.products ?? [];
  const { distributorId = 0 } = product ?? {};
  const dispatchOn = product?.options[0]?.dispatchOn ?? "";
  await select(shop, "update orders set delivery_area = 'third_area' where id = $1", [ids[3]]);
  const support = await operator(shop, "support");
  const set = { memo: "생신 선물", tags: ["VIP", "전화"], assigneeId: support.id };
  const body = { rows: [{ id: ids[2] ?? 0, version: 1, set }], reason: "전화" };
  expect((await shop.call(work, "PATCH /operator/v1/orders", { body })).status).toBe(200);
  expect(await found({ distributorId })).toEqual([2]);
  expect(await found({ distributorId: 1 })).toEqual([]);
  expect(await found({ dispatchOn, distributorId })).toEqual([2]);
  expect(await found({ dispatchOn })).toContain(2);
  expect(await found({ dispatchOn: "2026-01-01" })).toEqual([]);
  expect(await found({ areaAddress: "third_area" })).toEqual([3]);
  expect(await found({ areaAddress: "major" })).toEqual([4, 2, 1, 0]);
  expect(await found({ tag: "VIP" })).toEqual([2]);
  expect(await found({ tag: "전화", status: "paid", assigneeId: support.id })).toEqual([2]);
  expect(await found({ tag: "없음" })).toEqual([]);
  expect(await found({ paymentMethodType: "card" })).toEqual([4, 3, 2, 1, 0]);
  expect(await found({ paymentMethodType: "vbank" })).toEqual([]);
  expect(
    await found({ tag: "VIP", distributorId, dispatchOn, paymentMethodType: "card", name: "박하나" }),
  ).toEqual([2]);
  expect((await list({ tag: "VIP" })).reply.list).toMatchObject([
    {
      region: "서울 송파구",
      note: { version: 2, memo: "생신 선물", tags: ["VIP", "전화"], assignee: { id: support.id } },
      products: [{ areaAddress: "major", awaitsAddress: false, options: [{ units: 2, dispatchOn }] }],
    },
  ]);
});

test.each<[string, Query]>([
  ["everything", {}],
  ["a state", { status: "paid" }],
  ["a name", { name: "박하나" }],
  ["a product", { productName: "사과" }],
  ["the search box", { search: "박하나" }],
  ["a payment method", { paymentMethodType: "card" }],
])("pages of %s show each order once, also those of one instant", async (_what, query) => {
  const whole = await found(query);
  const pages: number[] = [];
  let nextPage: string | undefined;
  do {
    const { reply } = await list({ ...query, take: 1, ...(nextPage ? { nextPage } : {}) });
    pages.push(...reply.list.map(({ id }) => ids.indexOf(id)));
    nextPage = reply.nextPage ?? undefined;
  } while (nextPage);
  expect(pages).toEqual(whole);
});

test.each([
  "1",
  "x_1",
  "2026-11-21 03:00:00+00",
  "2026-13-41 03:00:00+00_1",
  "2026-11-21 03:00:00+00_9007199254740992",
])("%s is refused as a cursor", async (nextPage) => {
  expect((await list({ nextPage })).refusal.code).toBe("INVALID_INPUT");
});

test("two search criteria at once are refused", async () => {
  expect((await list({ name: "박하나", phone: "01000000001" })).refusal.code).toBe("INVALID_INPUT");
});
