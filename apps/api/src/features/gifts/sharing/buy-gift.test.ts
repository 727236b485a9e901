import { afterAll, beforeAll, expect, test } from "vitest";
import { authorize, confirm, pay } from "../../../testing/checkout-steps.ts";
import {
  buyGift,
  checkGift,
  giftData,
  giftGroup,
  openGift,
  placeGift,
} from "../../../testing/gift-checkout-steps.ts";
import {
  ADDRESS,
  givePoints,
  member,
  PASSWORD,
  seedProduct,
  seedRules,
} from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select, stockOf } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { hashGiftToken } from "../../gift-links/derive-and-hash-gift-token.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test("a gift to three people costs three times product and shipping, and each receiver gets a link", async () => {
  const { token, pick } = await wanting();
  const { order, group } = await buyGift(shop, token, pick, giftData("alimtalk", 3), 3);
  expect(order.price).toBe(39_000);
  expect(group).toMatchObject({
    giftNotiType: "alimtalk",
    giftGroupStatus: "in_progress",
    giftTotalPrice: 39_000,
    giftTotalProductsPrice: 30_000,
    giftTotalShippingFee: 9000,
    receiverCount: 3,
    emptyAddressCount: 3,
    sendCount: 3,
    canAllWithdraw: true,
    expireDate: "2026-11-28T03:00:00.000Z",
    orderItemProducts: [{ orderOptionGroups: [{ optionUnit: 1 }] }],
  });
  expect(
    group.giftTos.map(({ receiverName, price, giftStatus }) => [receiverName, price, giftStatus]),
  ).toEqual([
    ["받는이가", 13_000, "unused"],
    ["받는이나", 13_000, "unused"],
    ["받는이다", 13_000, "unused"],
  ]);
  expect(new Set(group.giftTos.map(({ uuid }) => uuid)).size).toBe(3);
  expect(group.giftTos[0]?.link).toBe(`http://localhost:3000/gift/${group.giftTos[0]?.uuid}`);
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 97, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("the database stores links as hashes only, and a job notifies the receivers once", async () => {
  const { token, pick } = await wanting();
  const { group } = await buyGift(shop, token, pick, giftData("alimtalk", 2), 2);
  const rows = await select<{ id: number; hash: string; all: string }>(
    shop,
    "select id, encode(link_hash, 'hex') as hash, to_jsonb(t)::text as all from gift t where gift_group_id = $1 order by id",
    [group.id],
  );
  expect(rows.map(({ hash }) => hash)).toEqual(
    group.giftTos.map(({ uuid }) => Buffer.from(hashGiftToken(uuid ?? "")).toString("hex")),
  );
  for (const { all } of rows) for (const { uuid } of group.giftTos) expect(all).not.toContain(uuid);
  const jobs = await select(shop, "select payload from graphile_worker._private_jobs where key = $1", [
    `announce-gift:${group.id}`,
  ]);
  expect(jobs).toEqual([{ payload: { giftGroupId: group.id } }]);
});

test("a sender who passes links on gets as many as ordered, with or without names", async () => {
  const { token, pick } = await wanting();
  const data = giftData("kakaotalkSend", 2, { receivers: [{ name: "소담", phone: "" }] });
  const { group } = await buyGift(shop, token, pick, data, 2);
  expect(group.giftTos.map(({ receiverName, phone }) => [receiverName, phone])).toEqual([
    ["소담", null],
    ["", null],
  ]);
  expect(group.share).toMatchObject({
    title: "김하루님이 오늘의과일에서 선물을 보냈어요",
    description: "늘 고마워요",
    scriptUrl: expect.stringMatching(/\/kakao\/share\.js$/),
  });
});

test("a gift is sent only after its deposit; a deposit reversed and repeated sends nothing twice", async () => {
  const { token, pick } = await wanting();
  await keepAccount(token);
  const order = await placeGift(shop, token, pick, giftData("alimtalk", 2), 2, {
    paymentMethodType: "vbank",
  });
  await pay(shop, token, order, "VIRTUAL_ACCOUNT");
  const waiting = await giftGroup(shop, token, order.giftGroupId);
  expect([waiting.giftGroupStatus, waiting.giftTos.map(({ link }) => link)]).toEqual([
    "payment_waiting",
    [null, null],
  ]);
  await deposit(order.orderId);
  const paid = await giftGroup(shop, token, order.giftGroupId);
  expect(paid.giftTos.every(({ link }) => link !== null)).toBe(true);
  await shop.sandbox(`/_sim/deposit-reversed/${order.orderId}`, {});
  await news(order.orderId);
  await deposit(order.orderId);
  const again = await giftGroup(shop, token, order.giftGroupId);
  expect([again.giftTos, again.giftGroupStatus]).toEqual([paid.giftTos, "in_progress"]);
  expect(await breaches(shop)).toEqual([]);
});

test("a gift paid by points alone is sent at once", async () => {
  const { token, pick } = await wanting();
  await givePoints(shop, token, 30_000);
  const form = await openGift(shop, token, [pick], 2, { usedPoint: 26_000 });
  const placed = await checkGift(shop, token, form, giftData("kakaotalkSend", 2), {
    paymentMethodType: "point",
    pgType: "point",
  });
  expect(placed.reply).toMatchObject({ price: 0, needsPayment: false });
  const group = await giftGroup(shop, token, placed.reply.giftGroupId ?? 0);
  expect([group.usedPoint, group.giftTos.map(({ price, link }) => [price, link !== null])]).toEqual([
    26_000,
    [
      [13_000, true],
      [13_000, true],
    ],
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("the order of a gift has no address, is marked as a gift, and is one order in the list", async () => {
  const { token, pick } = await wanting();
  const { group, order } = await buyGift(shop, token, pick, giftData("alimtalk", 2), 2);
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: group.orderId } });
  expect(detail.reply).toMatchObject({
    address: null,
    giftGroupId: group.id,
    giftCount: 2,
    uuid: order.orderId,
  });
  expect(detail.reply.orderItemProducts).toHaveLength(2);
  const list = await shop.call(token, "GET /v1/app-users/order-items", { query: {} });
  expect(list.reply.list.map(({ giftGroupId }) => giftGroupId)).toEqual([group.id]);
  const user = await shop.call(token, "GET /v2/app-users/detail");
  expect(user.reply.count).toMatchObject({ orderCount: 1, giftGroupCount: 1 });
  const result = await shop.call(token, "GET /v1/payments/{orderId}", { path: { orderId: order.orderId } });
  expect(result.reply.giftGroupId).toBe(group.id);
});

test("a gift is cancelled per receiver, and has neither an address to change nor tracking", async () => {
  const { token, pick } = await wanting();
  const { group } = await buyGift(shop, token, pick, giftData("alimtalk", 1), 1);
  const path = { id: group.orderId };
  const { guestOrderName: _n, guestOrderPhone: _p, ...address } = ADDRESS;
  const refused = [
    await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path }),
    await shop.call(token, "GET /v1/app-users/orders/{id}/refund-preview", { path }),
    await shop.call(token, "PUT /v1/app-users/orders/{id}/delivery-address", { path, body: address }),
    await shop.call(token, "GET /v1/app-users/orders/{id}/tracking", { path }),
  ];
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(Array(4).fill("GIFT_ORDER"));
});

test("a gift waiting for its deposit is cancelled like any order, and its links do not open", async () => {
  const { token, pick } = await wanting();
  await keepAccount(token);
  const order = await placeGift(shop, token, pick, giftData("alimtalk", 2), 2, {
    paymentMethodType: "vbank",
  });
  await pay(shop, token, order, "VIRTUAL_ACCOUNT");
  const { orderId } = await giftGroup(shop, token, order.giftGroupId);
  const gone = await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id: orderId } });
  expect(gone.status).toBe(200);
  const group = await giftGroup(shop, token, order.giftGroupId);
  expect([group.giftGroupStatus, group.giftTos.map(({ giftStatus, link }) => [giftStatus, link])]).toEqual([
    "withdrawn",
    [
      ["withdrawn", null],
      ["withdrawn", null],
    ],
  ]);
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 100, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("the form shows the price of one, the total, and the deadline for addresses", async () => {
  const { token, pick } = await wanting();
  const { id } = await openGift(shop, token, [pick], 3);
  const { reply } = await shop.call(token, "GET /v4/app-users/order-tmp/{id}", { path: { id } });
  expect(reply).toMatchObject({
    giftCount: 3,
    giftExpireDate: "2026-11-28",
    prices: { price: 39_000, shippingFee: 9000 },
  });
  expect(
    reply.totalPricesDetail.map(({ bundleItems }) => bundleItems[0]?.optionGroups[0]?.optionUnit),
  ).toEqual([1]);
});

test("concurrent confirmations of one payment send one gift", async () => {
  const { token, pick } = await wanting();
  const order = await placeGift(shop, token, pick, giftData("alimtalk", 3), 3);
  const key = await authorize(shop, order);
  await Promise.all([
    confirm(shop, token, order, key),
    news(order.orderId),
    confirm(shop, token, order, key),
    news(order.orderId),
  ]);
  const group = await giftGroup(shop, token, order.giftGroupId);
  expect(group.giftTos.every(({ link }) => link !== null)).toBe(true);
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
  expect(await breaches(shop)).toEqual([]);
});

async function wanting() {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 100 });
  return { token: await member(shop), pick: { productId, optionId: optionIds[0] } };
}

async function keepAccount(token: string): Promise<void> {
  await shop.call(token, "PUT /v1/app-users", {
    body: {
      withdrawAccount: { owner: "김하루", bankName: "신한은행", accountNumber: "110123456789" },
      currentPassword: PASSWORD,
    },
  });
}

async function deposit(orderId: string): Promise<void> {
  await shop.sandbox(`/_sim/deposit/${orderId}`, {});
  await news(orderId);
}

let turn = 0;
async function news(orderId: string): Promise<void> {
  turn += 1;
  const body = { createdAt: "x", secret: "ps_x", status: "DONE", transactionKey: `turn ${turn}`, orderId };
  await shop.call(null, "POST /v1/payments/webhooks/toss", { body });
}
