import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { farmOperator, operator } from "../../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let packer: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  packer = (await operator(shop, "packing")).token;
});
afterAll(() => shop.close());

const FAR = "2026-12-31";
const farms = async (day: string, token = packer) =>
  (await shop.call(token, "GET /operator/v1/dispatch-farms", { query: { day } })).reply.list;
const farm = async (id: number, day = FAR) =>
  (await farms(day)).find(({ distributor }) => distributor.id === id);
const paidOrders = async (
  id: number,
  query: { day?: string; take?: number; nextPage?: string } = {},
  token = packer,
) =>
  (
    await shop.call(token, "GET /operator/v1/dispatch-farms/{id}/paid-orders", {
      path: { id },
      query: { day: FAR, ...query },
    })
  ).reply;
/** Day of the test shop's clock. */
const TODAY = "2026-11-21";

test("a farm of the day counts its parcels by what is left to do, and names the orders to accept", async () => {
  const buyer = await guest(shop);
  const paid = await buyThroughCart(shop, buyer, [{ distributorId: 8101 }]);
  const accepted = await buyThroughCart(shop, buyer, [{ distributorId: 8101 }]);
  await shop.call(packer, "PUT /operator/v1/orders/{id}/accept", { path: { id: accepted.id }, body: {} });
  expect(await farm(8101)).toMatchObject({
    carrier: { code: "04", name: "CJ대한통운" },
    cutoffTime: expect.stringMatching(/^\d\d:\d\d$/),
    paidParcels: 1,
    acceptedParcels: 1,
    sentParcels: 0,
  });
  expect((await paidOrders(8101)).list).toEqual([{ id: paid.id, orderNumber: expect.any(String) }]);
  expect((await paidOrders(8101, { day: "2026-01-01" })).list).toEqual([]);
  expect(await farm(8101, "2026-01-01")).toBeUndefined();
  expect(await farm(8199)).toBeUndefined();
});

test("a sent parcel counts on the day it left alone, and is listed with its invoice and a masked name", async () => {
  const address = { ...ADDRESS, receiverName: "박서준" };
  const { id } = await buyThroughCart(shop, await guest(shop), [{ distributorId: 8102 }], 0, address);
  await shop.call(packer, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
  await shop.call(packer, "PUT /operator/v1/orders/{id}/dispatch", {
    path: { id },
    body: { carrier: "04", invoiceNumber: "640122841093" },
  });
  expect(await farm(8102, TODAY)).toMatchObject({ paidParcels: 0, acceptedParcels: 0, sentParcels: 1 });
  expect(await farm(8102)).toMatchObject({ sentParcels: 1 });
  expect(await farm(8102, "2026-11-20")).toBeUndefined();
  const support = (await operator(shop, "manager")).token;
  const list = async (query: { day: string; distributorId?: number }, token = packer) =>
    (await shop.call(token, "GET /operator/v1/sent-parcels", { query })).reply.list;
  expect(await list({ day: TODAY, distributorId: 8102 })).toMatchObject([
    {
      orderId: id,
      invoiceNumber: "640122841093",
      version: 1,
      deliveredAt: null,
      isReplacement: false,
      lastEvent: null,
    },
  ]);
  expect((await list({ day: TODAY, distributorId: 8102 }, support))[0]?.receiverName).toBe("박*준");
  expect(await list({ day: "2026-01-01" })).toEqual([]);
  expect(await list({ day: TODAY, distributorId: 8101 })).toEqual([]);
});

test("pages of sent parcels show each once, and an unknown page is refused", async () => {
  for (const invoiceNumber of ["640122841104", "640122841115"]) {
    const { id } = await buyThroughCart(shop, await guest(shop), [{ distributorId: 8103 }]);
    await shop.call(packer, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
    const sent = { carrier: "04", invoiceNumber };
    await shop.call(packer, "PUT /operator/v1/orders/{id}/dispatch", { path: { id }, body: sent });
  }
  const query = { day: TODAY, distributorId: 8103, take: 1 };
  const { reply: first } = await shop.call(packer, "GET /operator/v1/sent-parcels", { query });
  const { reply: last } = await shop.call(packer, "GET /operator/v1/sent-parcels", {
    query: { ...query, nextPage: first.nextPage ?? "" },
  });
  const invoices = [...first.list, ...last.list].map(({ invoiceNumber }) => invoiceNumber);
  expect(invoices).toEqual(["640122841115", "640122841104"]);
  expect(last.nextPage).toBeNull();
  const wrong = await shop.call(packer, "GET /operator/v1/sent-parcels", {
    query: { day: TODAY, nextPage: "x" },
  });
  expect(wrong.refusal.code).toBe("INVALID_INPUT");
});

test("pages of farms and of orders to accept show each once, what is open first, and an unknown page is refused", async () => {
  const buyer = await guest(shop);
  const orders = [
    await buyThroughCart(shop, buyer, [{ distributorId: 8104 }]),
    await buyThroughCart(shop, buyer, [{ distributorId: 8104 }]),
  ];
  const first = await paidOrders(8104, { take: 1 });
  const last = await paidOrders(8104, { take: 1, nextPage: first.nextPage ?? "" });
  expect([...first.list, ...last.list].map(({ id }) => id)).toEqual(orders.map(({ id }) => id));
  expect(last.nextPage).toBeNull();
  const whole = (await farms(FAR)).map(({ distributor }) => distributor.id);
  expect(whole.length).toBeGreaterThan(3);
  const paged: number[] = [];
  for (let nextPage: string | null | undefined; nextPage !== null; ) {
    const query = { day: FAR, take: 1, ...(nextPage && { nextPage }) };
    const { reply } = await shop.call(packer, "GET /operator/v1/dispatch-farms", { query });
    paged.push(...reply.list.map(({ distributor }) => distributor.id));
    nextPage = reply.nextPage;
  }
  expect(paged).toEqual(whole);
  const open = (await farms(FAR)).map(
    ({ paidParcels, acceptedParcels }) => paidParcels + acceptedParcels > 0,
  );
  expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)));
  const wrong = { query: { day: TODAY, nextPage: "x" } };
  expect((await shop.call(packer, "GET /operator/v1/dispatch-farms", wrong)).refusal.code).toBe(
    "INVALID_INPUT",
  );
  const place = { path: { id: 8104 }, ...wrong };
  const { refusal } = await shop.call(packer, "GET /operator/v1/dispatch-farms/{id}/paid-orders", place);
  expect(refusal.code).toBe("INVALID_INPUT");
});

test("an operator of a farm sees its own day alone", async () => {
  const own = (await farmOperator(shop, [8101])).token;
  expect((await paidOrders(8101, {}, own)).list).toHaveLength(1);
  expect((await paidOrders(8104, {}, own)).list).toEqual([]);
  expect((await farms(FAR, own)).map(({ distributor }) => distributor.id)).toEqual([8101]);
  const { reply } = await shop.call(own, "GET /operator/v1/sent-parcels", { query: { day: TODAY } });
  expect(reply.list).toEqual([]);
});

test("each list costs one statement for its rows, however many they are", async () => {
  const rows = /farms-of-dispatch-day|paid-orders-of-dispatch-day|sent-parcels/;
  const made = async (name: "GET /operator/v1/dispatch-farms" | "GET /operator/v1/sent-parcels") => {
    shop.database.statements.length = 0;
    await shop.call(packer, name, { query: { day: TODAY } });
    return shop.database.statements.filter((each) => rows.test(each)).length;
  };
  expect(await made("GET /operator/v1/dispatch-farms")).toBe(1);
  expect(await made("GET /operator/v1/sent-parcels")).toBe(1);
  shop.database.statements.length = 0;
  await paidOrders(8104);
  expect(shop.database.statements.filter((each) => rows.test(each))).toHaveLength(1);
});
