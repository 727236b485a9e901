import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest, newPhone, seedRules, signUp } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, firstOf, optionOf, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { trackParcels } from "../fulfilment/tracking/track-parcels.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { completeDuePurchases } from "../orders/purchase-completion/complete-due-purchases.ts";

let shop: TestShop;
let work: string;
let invoice = 611_000_000_000;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
beforeEach(logIn);
afterAll(() => shop.close());

test.each(["member", "guest"] as const)(
  "an exchange of a %s is packed, dispatched, tracked and delivered, and each step is told",
  async (kind) => {
    const { token, phone, order, claimId } = await exchanged(kind);
    expect(await replacement(claimId)).toMatchObject({ status: "waiting", orderId: order.id, carrier: null });
    expect((await move(claimId, "pack", undefined)).reply.status).toBe("packed");
    const number = String(invoice++);
    const sending = { carrier: "04", invoiceNumber: number };
    expect((await move(claimId, "dispatch", sending)).reply).toMatchObject({
      status: "dispatched",
      carrier: "04",
    });
    expect((await move(claimId, "dispatch", sending)).refusal.code).toBe("REPLACEMENT_NOT_MOVABLE");

    const path = { id: order.id };
    const tracked = await shop.call(token, "GET /v1/app-users/orders/{id}/tracking", { path });
    expect(tracked.reply.list).toMatchObject([
      {
        invoiceNumber: number,
        isReplacement: true,
        orderItemProductIds: [order.productIds[0]],
        deliveredAt: null,
      },
    ]);
    const arrived = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
    await shop.sandbox("/_sim/tracker/events", {
      carrierId: "kr.cjlogistics",
      trackingNumber: number,
      code: "DELIVERED",
      time: arrived,
    });
    later(shop, 180);
    await trackParcels(shop.services);
    await trackParcels(shop.services);
    expect(await replacement(claimId)).toMatchObject({ status: "delivered", deliveredAt: arrived });
    expect(await statusOf(order)).toBe("replace_complete");
    await sendMessages(shop.services);
    const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
    const told = (list as { templateId: string | null }[])
      .flatMap(({ templateId }) => templateId ?? [])
      .reverse();
    expect(told.filter((name) => name.startsWith("EXCHANGE"))).toEqual([
      "EXCHANGE_REQUESTED",
      "EXCHANGE_APPROVED",
      "EXCHANGE_SHIPPED",
      "EXCHANGE_DELIVERED",
    ]);
    expect(await breaches(shop)).toEqual([]);
  },
);

test("the purchase of an exchanged product completes seven days after the new parcel, not after the approval", async () => {
  const { order, claimId } = await exchanged("member");
  later(shop, 8 * 24 * 60);
  await completeDuePurchases(shop.services);
  expect(await statusOf(order)).toBe("replace_complete");
  await logIn();
  await move(claimId, "dispatch", { carrier: "04", invoiceNumber: String(invoice++) });
  await move(claimId, "arrive", { reason: "전화로 확인했어요" });
  later(shop, 6 * 24 * 60);
  await completeDuePurchases(shop.services);
  expect(await statusOf(order)).toBe("replace_complete");
  later(shop, 2 * 24 * 60);
  await completeDuePurchases(shop.services);
  expect(await statusOf(order)).toBe("complete");
  expect(await breaches(shop)).toEqual([]);
});

test("a replacement is refused another parcel's number, an unknown carrier and a second arrival", async () => {
  const { claimId } = await exchanged("member");
  const other = await exchanged("member");
  const sending = { carrier: "04", invoiceNumber: String(invoice++) };
  await move(claimId, "dispatch", sending);
  expect((await move(other.claimId, "dispatch", sending)).refusal.code).toBe("INVOICE_TAKEN");
  expect((await move(other.claimId, "dispatch", { ...sending, carrier: "77" })).refusal.code).toBe(
    "CARRIER_UNKNOWN",
  );
  expect((await move(other.claimId, "arrive", { reason: "왔어요" })).refusal.code).toBe(
    "REPLACEMENT_NOT_MOVABLE",
  );
  await move(claimId, "arrive", { reason: "왔어요" });
  expect((await move(claimId, "arrive", { reason: "왔어요" })).refusal.code).toBe("REPLACEMENT_NOT_MOVABLE");
  expect((await move(999_999, "pack", undefined)).refusal.code).toBe("REPLACEMENT_NOT_FOUND");
  expect(await breaches(shop)).toEqual([]);
});

test("goods that come back are collected, received once, and restocked or written off in the ledger", async () => {
  for (const [disposal, onHand] of [
    ["restocked", 5],
    ["written_off", 4],
  ] as const) {
    const { token } = await person("member");
    const { order, option } = await buyAndReceive(shop, token, [
      { price: 20_000, stock: 5, taxStatus: "taxable" },
    ]);
    const options = [{ id: option, optionUnit: 1 }];
    const { reply } = await requestReturn(shop, token, order, {
      reason: "changed_mind",
      photos: [],
      options,
    });
    const path = { id: reply.id };
    const receive = () =>
      shop.call(work, "PUT /operator/v1/claims/{id}/pickup/receive", { path, body: { disposal } });
    expect((await receive()).refusal.code).toBe("PICKUP_NOT_FOUND");
    const arrange = (pickupOn: string) =>
      shop.call(work, "POST /operator/v1/claims/{id}/pickup", { path, body: { carrier: "04", pickupOn } });
    expect((await arrange("2026-01-01")).refusal.code).toBe("PICKUP_DAY_PAST");
    expect((await arrange("2099-01-02")).reply).toMatchObject({ pickupOn: "2099-01-02", receivedAt: null });
    await shop.call(work, "PUT /operator/v1/claims/{id}/approve", { path, body: {} });
    expect(await comingBack()).toEqual([reply.id]);
    const answers = await Promise.all([receive(), receive(), receive()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await comingBack()).toEqual([]);
    expect((await stockOf(shop, order.optionIds[0] ?? 0))?.on_hand).toBe(onHand);
    expect((await arrange("2099-01-03")).refusal.code).toBe("PICKUP_RECEIVED");
  }
  expect(await breaches(shop)).toEqual([]);
});

/** Logs an operator in: a session ends when the clock moves on by days. */
async function logIn(): Promise<void> {
  work = (await operator(shop)).token;
}

async function person(kind: "member" | "guest") {
  const phone = newPhone();
  return {
    phone,
    token: kind === "member" ? (await signUp(shop, { phone })).reply.token : await guest(shop),
  };
}

/** Buys, receives and exchanges a box; the exchange is approved. */
async function exchanged(kind: "member" | "guest") {
  const own = await person(kind);
  const address =
    kind === "guest" ? { ...ADDRESS, guestOrderName: "박손님", guestOrderPhone: own.phone } : ADDRESS;
  const order = await buyThroughCart(shop, own.token, [{ price: 20_000, stock: 5 }], 0, address);
  await deliver(shop, order);
  const options = [{ id: await optionOf(shop, order), optionUnit: 1 }];
  const { reply } = await requestReturn(shop, own.token, order, { wish: "replace", options });
  const approved = await shop.call(work, "PUT /operator/v1/claims/{id}/approve", {
    path: { id: reply.id },
    body: {},
  });
  expect(approved.status).toBe(200);
  return { ...own, order, claimId: reply.id, ...firstOf(order) };
}

async function replacement(id: number) {
  const { reply } = await shop.call(work, "GET /operator/v1/replacements", { query: { take: 100 } });
  return reply.list.find((each) => each.id === id);
}

function move(id: number, step: "pack" | "dispatch" | "arrive", body: object | undefined) {
  return shop.call(work, `PUT /operator/v1/replacements/{id}/${step}`, {
    path: { id },
    ...(body === undefined ? {} : { body }),
  } as never);
}

/** Claims whose goods are on their way back. */
async function comingBack(): Promise<number[]> {
  const query = { isComingBack: true, take: 100 };
  return (await shop.call(work, "GET /operator/v1/claims", { query })).reply.list.map(({ id }) => id);
}

async function statusOf(order: CartOrder): Promise<string | undefined> {
  const [row] = await select<{ status: string }>(shop, "select status from order_product where id = $1", [
    order.productIds[0],
  ]);
  return row?.status;
}
