import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift, enterAddressOfGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let packer: Awaited<ReturnType<typeof operator>>;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  packer = await operator(shop, "packing");
});
afterAll(() => shop.close());

const FAR = "2026-12-31";
const accept = (id: number) =>
  shop.call(packer.token, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
const packing = async (query: Input<"GET /operator/v1/packing">["query"]) =>
  (await shop.call(packer.token, "GET /operator/v1/packing", { query: { day: FAR, ...query } })).reply;
const sheet = async (query: Input<"GET /operator/v1/packing/sheets">["query"]) =>
  (await shop.call(packer.token, "GET /operator/v1/packing/sheets", { query: { day: FAR, ...query } })).reply;
const readings = () =>
  select<{ subject: string; reason: string }>(
    shop,
    "select subject, reason from operator_action where action = 'read' and operator_id = $1 and reason = '출고' order by id",
    [packer.id],
  );

test("a parcel is one farm's part of an order with all that its delivery needs, read for 출고 once a receiver", async () => {
  const address = { ...ADDRESS, entranceCode: "#1234*", memo: "부재 시 경비실" };
  const { id } = await buyThroughCart(
    shop,
    await guest(shop),
    [{ distributorId: 8001 }, { distributorId: 8002 }],
    0,
    address,
  );
  expect((await packing({ distributorId: 8001 })).list).toEqual([]);
  expect((await packing({ distributorId: 8001, includesPaid: true })).list).toHaveLength(1);
  await accept(id);
  const before = (await readings()).length;
  const { list } = await packing({});
  expect(list.map(({ orderId, distributor }) => [orderId, distributor.id])).toEqual([
    [id, 8001],
    [id, 8002],
  ]);
  expect(list[0]).toMatchObject({
    giftToId: null,
    carrier: { code: "04", name: "CJ대한통운" },
    receiver: {
      name: ADDRESS.receiverName,
      entranceCode: "#1234*",
      memo: "부재 시 경비실",
      areaAddress: "major",
    },
    products: [{ orderItemProductStatus: "delivery_waiting", options: [{ units: 1 }] }],
  });
  expect((await readings()).slice(before)).toEqual([{ subject: `order ${id}`, reason: "출고" }]);
});

test("pages show each parcel once", async () => {
  const whole = (await packing({})).list.map(({ orderId, distributor }) => `${orderId} ${distributor.id}`);
  const paged: string[] = [];
  let nextPage: string | undefined;
  do {
    const reply = await packing({ take: 1, ...(nextPage ? { nextPage } : {}) });
    paged.push(...reply.list.map(({ orderId, distributor }) => `${orderId} ${distributor.id}`));
    nextPage = reply.nextPage ?? undefined;
  } while (nextPage);
  expect(paged).toEqual(whole);
  const wrong = await shop.call(packer.token, "GET /operator/v1/packing", { query: { nextPage: "x_1" } });
  expect(wrong.refusal.code).toBe("INVALID_INPUT");
});

test("what is due later or delayed without a day is not packed; what was late stays until it is sent", async () => {
  const { id } = await buyThroughCart(shop, await guest(shop), [{ distributorId: 8003 }]);
  await accept(id);
  const due = async (day: string) => (await packing({ day, distributorId: 8003 })).list.length;
  const [own] = (await packing({ distributorId: 8003 })).list;
  const on = own?.dispatchOn ?? "";
  expect([await due("2026-11-01"), await due(on), await due(FAR)]).toEqual([0, 1, 1]);
  await shop.call(packer.token, "PUT /operator/v1/orders/{id}/hold", {
    path: { id },
    body: { reason: "비가 와요" },
  });
  expect(await due(FAR)).toBe(0);
});

test("a gift is packed for each receiver with an address, with the card and without the others", async () => {
  const gift = await buyGift(shop, await member(shop), { receivers: 2 });
  await enterAddressOfGift(shop, gift.links[0]);
  await accept(gift.orderId);
  const own = (await packing({})).list.filter(({ orderId }) => orderId === gift.orderId);
  expect(own).toMatchObject([
    { giftToId: expect.any(Number), giftMessage: { senderName: expect.any(String) } },
  ]);
  expect(own[0]?.receiver.roadAddress).not.toBe("");
});

test("the pick list sums the units of an option over orders", async () => {
  const ids = [];
  for (let turn = 0; turn < 2; turn += 1)
    ids.push((await buyThroughCart(shop, await guest(shop), [{ distributorId: 8004 }])).id);
  for (const id of ids) await accept(id);
  await select(
    shop,
    "update order_option set option_id = (select min(x.option_id) from order_option x join order_product p on p.id = x.order_product_id where p.distributor_id = 8004), units = 3 where order_product_id in (select id from order_product where distributor_id = 8004)",
  );
  await select(
    shop,
    "update order_product set product_id = (select min(product_id) from order_product where distributor_id = 8004) where distributor_id = 8004",
  );
  const { reply } = await shop.call(packer.token, "GET /operator/v1/pick-list", {
    query: { day: FAR, distributorId: 8004 },
  });
  expect(reply.list).toMatchObject([
    { units: 6, parcels: 2, storage: "냉장", unitsLeft: expect.any(Number) },
  ]);
});

test("sheets begin a page each, carry the entrance code and a barcode, and show a hostile name as text", async () => {
  const address = { ...ADDRESS, receiverName: "<b>김&은</b>", entranceCode: "#77*" };
  const { id } = await buyThroughCart(shop, await guest(shop), [{ distributorId: 8005 }], 0, address);
  await accept(id);
  const labels = await sheet({ sheet: "labels", distributorId: 8005 });
  expect(labels.html).toContain("&lt;b&gt;김&amp;은&lt;/b&gt;");
  expect(labels.html).not.toContain("<b>김");
  expect(labels.html).toContain("@page{size:100mm 150mm");
  expect(labels.html).toMatch(/공동현관 #77\*[\s\S]*신선식품/);
  expect(labels.html).toMatch(/<svg class="barcode"[^>]*aria-label="\d{8}-\d{7}"/);
  const a4 = await sheet({ sheet: "labels", paper: "a4", distributorId: 8005 });
  expect([a4.html.includes("210mm 297mm"), a4.html.includes("eight")]).toEqual([true, true]);
  const slips = await sheet({ sheet: "slips", distributorId: 8005 });
  expect([slips.parcels, slips.html.includes("포장 명세서"), slips.html.includes("원<")]).toEqual([
    1,
    true,
    false,
  ]);
  const orders = await sheet({ sheet: "orderSheets" });
  const farms = new Set((await packing({})).list.map(({ distributor }) => distributor.id));
  expect(orders.html.match(/<h1>발주서/g)).toHaveLength(farms.size);
  const picks = await sheet({ sheet: "pickList", distributorId: 8005 });
  expect(picks.html).not.toContain("김&amp;은");
  expect((await sheet({ sheet: "slips", distributorId: 1 })).html).toContain("담을 것이 없어요");
});

test("a sheet of one order holds its parcels alone", async () => {
  const ids: number[] = [];
  for (let turn = 0; turn < 2; turn += 1)
    ids.push((await buyThroughCart(shop, await guest(shop), [{ distributorId: 8006 }])).id);
  for (const id of ids) await accept(id);
  const printed = async (orderId?: number) =>
    (await sheet({ sheet: "labels", distributorId: 8006, ...(orderId && { orderId }) })).parcels;
  expect([await printed(), await printed(ids[0])]).toEqual([2, 1]);
});

test("who has no permission to ship sees no parcel", async () => {
  const { token } = await operator(shop, "support");
  const { refusal } = await shop.call(token, "GET /operator/v1/packing");
  expect(refusal.code).toBe("PERMISSION_REQUIRED");
});
