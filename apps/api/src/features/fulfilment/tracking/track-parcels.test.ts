import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { trackParcels } from "./track-parcels.ts";

let shop: TestShop;
let token: string;
let work: string;
let invoice = 700_000_000_000;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  token = await member(shop);
});
beforeEach(async () => {
  await select(shop, "update shipment set check_at = null");
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

/** Dispatches an order and returns it with its invoice number. */
async function sent(carrier = "04") {
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  invoice += 1;
  const invoiceNumber = String(invoice);
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} });
  await shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", {
    path: { id: order.id },
    body: { carrier, invoiceNumber },
  });
  return { ...order, invoiceNumber };
}

const happens = (invoiceNumber: string, code: string, time?: string) =>
  shop.sandbox("/_sim/tracker/events", {
    carrierId: "kr.cjlogistics",
    trackingNumber: invoiceNumber,
    code,
    ...(time ? { time } : {}),
  });
const parcelOf = async (id: number) =>
  (await shop.call(token, "GET /v1/app-users/orders/{id}/tracking", { path: { id } })).reply.list[0];
const orderOf = async (id: number) =>
  (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } })).reply;

test("trackParcels: a parcel is tracked until delivery, at the carrier's time", async () => {
  const order = await sent();
  expect(await trackParcels(shop.services)).toBe(0);
  later(shop, 120);
  expect(await trackParcels(shop.services)).toBe(0);
  await happens(order.invoiceNumber, "AT_PICKUP");
  later(shop, 5);
  expect(await trackParcels(shop.services)).toBe(1);
  expect((await parcelOf(order.id))?.events.map(({ code }) => code)).toEqual(["AT_PICKUP"]);
  expect((await orderOf(order.id)).orderItemStatus).toBe("delivering");

  const at = new Date(shop.clock.now.getTime() + 60 * 60_000);
  later(shop, 121);
  await happens(order.invoiceNumber, "DELIVERED", at.toISOString());
  expect(await trackParcels(shop.services)).toBe(1);
  const shown = await orderOf(order.id);
  expect(shown.orderItemStatus).toBe("delivery_end");
  expect(shown.timeline.at(-1)).toMatchObject({ orderItemStatus: "delivery_end", at: at.toISOString() });
  expect(await parcelOf(order.id)).toMatchObject({
    carrier: { name: "CJ대한통운" },
    deliveredAt: at.toISOString(),
    orderItemProductIds: order.productIds,
    events: [{ code: "DELIVERED" }, { code: "AT_PICKUP" }],
  });
  later(shop, 10_000);
  expect(await trackParcels(shop.services)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("trackParcels: a provider that is down is retried with growing pauses, and events of the meantime are found", async () => {
  const order = await sent();
  later(shop, 120);
  await happens(order.invoiceNumber, "DELIVERED");
  await shop.sandbox("/_sim/tracker/fail", { times: 3 });
  for (const minutes of [5, 10, 20]) {
    expect(await trackParcels(shop.services)).toBe(0);
    later(shop, minutes - 1);
    expect(await trackParcels(shop.services)).toBe(0);
    later(shop, 1);
  }
  expect(await trackParcels(shop.services)).toBe(1);
  expect((await orderOf(order.id)).orderItemStatus).toBe("delivery_end");
});

test("trackParcels: concurrent processes query a parcel once and record its delivery once", async () => {
  const order = await sent();
  later(shop, 120);
  await happens(order.invoiceNumber, "DELIVERED");
  const counts = await Promise.all(Array.from({ length: 4 }, () => trackParcels(shop.services)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  const { timeline } = await orderOf(order.id);
  expect(timeline.filter(({ orderItemStatus }) => orderItemStatus === "delivery_end")).toHaveLength(1);
  expect(await breaches(shop)).toEqual([]);
});

test("trackParcels: a delivery of an earlier parcel with the same number is ignored", async () => {
  const order = await sent();
  later(shop, 120);
  await happens(order.invoiceNumber, "DELIVERED", "2026-03-01T10:00:00+09:00");
  expect(await trackParcels(shop.services)).toBe(1);
  expect((await orderOf(order.id)).orderItemStatus).toBe("delivering");
});

test("trackParcels: a delivery time in the future is replaced by the current time", async () => {
  const order = await sent();
  later(shop, 120);
  await happens(
    order.invoiceNumber,
    "DELIVERED",
    new Date(shop.clock.now.getTime() + 3_600_000).toISOString(),
  );
  await trackParcels(shop.services);
  expect((await parcelOf(order.id))?.deliveredAt).toBe(shop.clock.now.toISOString());
});

test("trackParcels: a parcel that fails does not block others", async () => {
  const [broken, sound] = [await sent(), await sent()];
  later(shop, 120);
  await happens(sound.invoiceNumber, "DELIVERED");
  const { track } = shop.services.tracking;
  const tracking = {
    track: (parcel: Parameters<typeof track>[0]) => {
      if (parcel.invoiceNumber === broken.invoiceNumber) throw new Error("unheard of");
      return track(parcel);
    },
  };
  expect(await trackParcels({ ...shop.services, tracking })).toBe(1);
  expect((await orderOf(sound.id)).orderItemStatus).toBe("delivery_end");
  expect((await orderOf(broken.id)).orderItemStatus).toBe("delivering");
});

test("trackParcels: a parcel never scanned is given up after two weeks and logged", async () => {
  const order = await sent();
  later(shop, 15 * 24 * 60);
  await trackParcels(shop.services);
  later(shop, 24 * 60);
  expect(await trackParcels(shop.services)).toBe(0);
  expect(shop.logged.some((line) => line.includes("parcel never arrived"))).toBe(true);
  const fresh = (await operator(shop)).token;
  const arrived = await shop.call(fresh, "PUT /operator/v1/orders/{id}/arrive", {
    path: { id: order.id },
    body: { reason: "전화로 확인했어요" },
  });
  expect(arrived.reply.orderItemStatus).toBe("delivery_end");
});

test("GET /v1/app-users/orders/{id}/tracking: another member's order is ORDER_NOT_FOUND", async () => {
  const order = await sent();
  const stranger = await member(shop);
  const answer = await shop.call(stranger, "GET /v1/app-users/orders/{id}/tracking", {
    path: { id: order.id },
  });
  expect(answer.refusal.code).toBe("ORDER_NOT_FOUND");
});
