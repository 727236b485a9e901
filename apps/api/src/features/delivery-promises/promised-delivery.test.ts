import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyGift, enterAddressOfGift } from "../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import {
  ADDRESS,
  JEJU,
  newPhone,
  seedProduct,
  seedRules,
  signUp,
} from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { notifyOrderUpdates } from "../order-updates/notify-order-updates.ts";
import { reconcilePayments } from "../payments/settlement/reconcile-payments.ts";

/** Saturday noon, KST; farms in 제주 that dispatch from Sunday to Thursday until 13:00, a day to prepare. */
const NOW = new Date("2026-11-21T03:00:00Z");
const MONDAY = { dispatchDate: "2026-11-23", arrivalFrom: "2026-11-24", arrivalTo: "2026-11-25" };

let shop: TestShop;
let token: string;
let phone: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
beforeEach(async () => {
  shop.clock.now = NOW;
  phone = newPhone();
  token = (await signUp(shop, { phone })).reply.token;
});
afterAll(() => shop.close());

const { guestOrderName: _name, guestOrderPhone: _phone, ...JEJU_HOME } = JEJU;
const detail = async (id: number) =>
  (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } })).reply;
const promisesOf = async (id: number) =>
  (await detail(id)).orderItemProducts.flatMap(({ orderOptionGroups }) =>
    orderOptionGroups.map(({ deliveryPromise }) => deliveryPromise),
  );

async function told(): Promise<string[]> {
  await notifyOrderUpdates(shop.services);
  await sendMessages(shop.services);
  const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
  return (list as { templateId: string | null; text: string }[])
    .flatMap(({ templateId, text }) => (templateId === null ? [] : [text]))
    .reverse();
}

test("a line is promised the same days by product, options, cart, order form, order, list and text", async () => {
  const soon = await seedProduct(shop.database.db);
  const slow = await seedProduct(shop.database.db);
  await select(shop, "update product set unstoring_days_after = 3 where id = $1", [slow.productId]);
  const dated = await seedProduct(shop.database.db, { shipmentDates: ["2026-11-30", "2026-11-26"] });
  const expected = new Map([
    [soon.productId, MONDAY],
    [slow.productId, { dispatchDate: "2026-11-25", arrivalFrom: "2026-11-26", arrivalTo: "2026-11-27" }],
    [dated.productId, { dispatchDate: "2026-11-30", arrivalFrom: "2026-12-01", arrivalTo: "2026-12-02" }],
  ]);
  const optionGroupIds: number[] = [];
  for (const { productId, optionIds } of [soon, slow, dated]) {
    const options = await shop.call(null, "GET /v2/products/{id}/options", { path: { id: productId } });
    expect(options.reply.list.find(({ id }) => id === optionIds[0])?.deliveryPromise).toMatchObject(
      expected.get(productId) ?? {},
    );
    const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
      body: { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] },
    });
    optionGroupIds.push(...added.reply.optionGroupIds);
  }
  const product = async (id: number) =>
    (await shop.call(null, "GET /v1/products/{id}", { path: { id } })).reply;
  expect((await product(soon.productId)).deliveryPromise).toMatchObject(MONDAY);
  expect(await product(dated.productId)).toMatchObject({
    expectedShipmentDate: "2026-11-26",
    deliveryPromise: { dispatchDate: "2026-11-26" },
  });

  const cart = (await shop.call(token, "GET /v1.2/app-users/shopping-carts")).reply.list;
  const items = cart.flatMap(({ bundleItems }) => bundleItems);
  for (const { product: own, optionGroups } of items) {
    expect(optionGroups[0]?.productOptionCombination.deliveryPromise).toMatchObject(
      expected.get(own.id) ?? {},
    );
  }
  const picked = await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds },
  });
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: { orderItemTmpId: picked.reply.id },
  });
  const form = await shop.call(token, "PATCH /v4/app-users/order-tmp/calculate/{id}", {
    path: { id: tmp.reply.id },
    body: { address: ADDRESS },
  });
  expect(form.reply).toMatchObject({ expectedShipmentDate: "2026-11-30", lastArrivalDate: "2026-12-02" });
  for (const { product: own, optionGroups } of form.reply.totalPricesDetail.flatMap(
    ({ bundleItems }) => bundleItems,
  )) {
    expect(optionGroups[0]?.deliveryPromise).toMatchObject(expected.get(own.id) ?? {});
  }
  const chk = await shop.call(token, "POST /v4/app-users/order-tmp/chk/{id}", {
    path: { id: tmp.reply.id },
    body: {
      address: ADDRESS,
      chkPrice: form.reply.prices.price,
      chkUsedPoint: 0,
      pgType: "toss",
      paymentMethodType: "card",
    },
  });
  const paid = await pay(shop, token, { ...chk.reply, orderTmpId: tmp.reply.id });
  const order = await detail(paid.reply.id);
  const [listed] = (await shop.call(token, "GET /v1/app-users/order-items")).reply.list;
  for (const shown of [order, listed]) {
    expect(shown?.lastArrivalDate).toBe("2026-12-02");
    for (const { product: own, orderOptionGroups } of shown?.orderItemProducts ?? []) {
      expect(orderOptionGroups[0]?.deliveryPromise).toEqual({ ...expected.get(own.id), change: null });
    }
  }
  const [text] = await told();
  for (const days of ["11월 24일 (화)~25일 (수)", "11월 26일 (목)~27일 (금)", "12월 1일 (화)~2일 (수)"])
    expect(text).toContain(days);
  expect(await breaches(shop)).toEqual([]);
});

test("over Chuseok nothing is promised on a holiday, and a closed day of the farm takes effect at once", async () => {
  shop.clock.now = new Date("2027-09-12T03:00:00Z");
  const { productId, distributorId } = await seedProduct(shop.database.db);
  const promise = async () =>
    (await shop.call(null, "GET /v1/products/{id}", { path: { id: productId } })).reply.deliveryPromise;
  expect(await promise()).toMatchObject({ dispatchDate: "2027-09-19", arrivalFrom: "2027-09-20" });
  await select(
    shop,
    "insert into closed_day (kind, day, name, distributor_id) values ('distributor', '2027-09-19', '수확', $1)",
    [distributorId],
  );
  shop.services.deliveryCalendar.drop();
  expect(await promise()).toMatchObject({ dispatchDate: "2027-09-20", arrivalFrom: "2027-09-21" });
});

test("an order paid two days later is promised later days, and its buyer is told old day, new day and reason", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank");
  const waiting = await pay(shop, token, order, "VIRTUAL_ACCOUNT");
  expect(await promisesOf(waiting.reply.id)).toEqual([{ ...MONDAY, change: null }]);
  later(shop, 23 * 60);
  await shop.sandbox(`/_sim/deposit/${order.orderId}`, {});
  await reconcilePayments(shop.services);
  expect(await promisesOf(waiting.reply.id)).toEqual([{ ...MONDAY, change: null }]);

  shop.clock.now = new Date("2026-11-22T05:00:00Z");
  const late = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank");
  const { reply } = await pay(shop, token, late, "VIRTUAL_ACCOUNT");
  later(shop, 23 * 60 + 30);
  await shop.sandbox(`/_sim/deposit/${late.orderId}`, {});
  await reconcilePayments(shop.services);
  expect(await promisesOf(reply.id)).toEqual([
    {
      dispatchDate: "2026-11-25",
      arrivalFrom: "2026-11-26",
      arrivalTo: "2026-11-27",
      change: { arrivalTo: "2026-11-26", reason: "결제한 때에 맞춰 다시 정했어요" },
    },
  ]);
  expect((await told()).at(-1)).toContain(
    "사유: 결제한 때에 맞춰 다시 정했어요\n이전 도착 예정일: 11월 26일 (목)\n새 도착 예정일: 11월 26일 (목)~27일 (금)",
  );
});

test("an address in 제주 moves the arrival, the day of dispatch stays, and the buyer is told", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  await select(shop, "update product set shipping_secondary_area = 0 where id = $1", [productId]);
  await select(
    shop,
    "update distributor set region = '경북 영주시' where id in (select distributor_id from product where id = $1)",
    [productId],
  );
  const placed = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  const { id } = (await pay(shop, token, placed)).reply;
  expect(await promisesOf(id)).toMatchObject([{ dispatchDate: "2026-11-23", arrivalTo: "2026-11-24" }]);
  const moved = await shop.call(token, "PUT /v1/app-users/orders/{id}/delivery-address", {
    path: { id },
    body: JEJU_HOME,
  });
  expect(moved.status).toBe(200);
  expect(await promisesOf(id)).toEqual([
    {
      dispatchDate: "2026-11-23",
      arrivalFrom: "2026-11-25",
      arrivalTo: "2026-11-25",
      change: { arrivalTo: "2026-11-24", reason: "배송지가 바뀌었어요" },
    },
  ]);
  expect((await told()).at(-1)).toContain(
    "사유: 배송지가 바뀌었어요\n이전 도착 예정일: 11월 24일 (화)\n새 도착 예정일: 11월 25일 (수)",
  );
});

test("a delay with a new day of dispatch moves the arrival of its products alone, with its reason", async () => {
  const work = (await operator(shop)).token;
  const order = await buyThroughCart(shop, token, [{}, {}]);
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} });
  await shop.call(work, "PUT /operator/v1/orders/{id}/hold", {
    path: { id: order.id },
    body: {
      reason: "산지에 비가 와서",
      shipsOn: "2026-11-26",
      orderItemProductIds: [order.productIds[0] ?? 0],
    },
  });
  const shown = await detail(order.id);
  expect(shown.lastArrivalDate).toBe("2026-11-28");
  expect(
    shown.orderItemProducts.map(({ orderOptionGroups }) => orderOptionGroups[0]?.deliveryPromise),
  ).toEqual([
    {
      dispatchDate: "2026-11-26",
      arrivalFrom: "2026-11-27",
      arrivalTo: "2026-11-28",
      change: { arrivalTo: "2026-11-25", reason: "산지에 비가 와서" },
    },
    { ...MONDAY, change: null },
  ]);
  // The notice of an act that can be undone waits 10 s.
  later(shop, 11 / 60);
  const texts = await told();
  expect(texts.at(-1)).toContain(
    "이전 도착 예정일: 11월 25일 (수)\n새 도착 예정일: 11월 27일 (금)~28일 (토)",
  );
  expect(texts).toHaveLength(2);
});

test("a gift is promised a day once its receiver has entered an address", async () => {
  const gift = await buyGift(shop, token);
  expect(await promisesOf(gift.orderId)).toEqual([null]);
  const received = await enterAddressOfGift(shop, gift.links[0]);
  expect(received.reply.orderItemProducts[0]?.orderOptionGroups[0]?.deliveryPromise).toEqual({
    ...MONDAY,
    change: null,
  });
});

test("two products with two shipment dates are one order, with a promise and a parcel for each date", async () => {
  const work = (await operator(shop)).token;
  const distributorId = 9100;
  const order = await buyThroughCart(shop, token, [
    { distributorId, shipmentDates: ["2026-11-24"] },
    { distributorId, shipmentDates: ["2026-11-26"] },
  ]);
  const lines = (await detail(order.id)).orderItemProducts;
  expect(lines.map(({ orderOptionGroups }) => orderOptionGroups[0]?.deliveryPromise?.dispatchDate)).toEqual([
    "2026-11-24",
    "2026-11-26",
  ]);
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} });
  for (const [index, id] of order.productIds.entries()) {
    const sent = await shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", {
      path: { id: order.id },
      body: { carrier: "04", invoiceNumber: String(910_000_000_000 + index), orderItemProductIds: [id] },
    });
    expect(sent.status).toBe(200);
  }
  const parcels = await shop.call(token, "GET /v1/app-users/orders/{id}/tracking", {
    path: { id: order.id },
  });
  expect(parcels.reply.list.map(({ orderItemProductIds }) => orderItemProductIds)).toEqual(
    order.productIds.map((id) => [id]),
  );
});

test("an option without a shipment date is promised that of the option it travels with", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, {
    shipmentDates: ["2026-11-30", "2026-11-30"],
  });
  const undated = optionIds[1] ?? 0;
  await select(shop, "update product_option set shipment_date = null where id = $1", [undated]);
  await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId, optionGroups: optionIds.map((optionId) => ({ optionId, optionUnit: 1 })) },
  });
  const [entry] = (await shop.call(token, "GET /v1.2/app-users/shopping-carts")).reply.list;
  const groups = entry?.bundleItems[0]?.optionGroups ?? [];
  expect(groups.map(({ productOptionCombination: each }) => each.deliveryPromise.dispatchDate)).toEqual([
    "2026-11-30",
    "2026-11-30",
  ]);
});
