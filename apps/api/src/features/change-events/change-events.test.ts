import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenForNotifications } from "../../db/notifications/listen-for-notifications.ts";
import { parseRecordChangeNotification } from "../../db/notifications/parse-record-change-notification.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { type DatabaseProxy, openDatabaseProxy } from "../../testing/database-proxy.ts";
import { type EventReader, openChangeEventStream } from "../../testing/open-change-event-stream.ts";
import { apiKey, farmOperator, operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let proxy: DatabaseProxy;
let listener: Awaited<ReturnType<typeof listenForNotifications>>;
let url: string;
const opened: EventReader[] = [];
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  proxy = await openDatabaseProxy(shop.database.url);
  const { recordChanges, log } = shop.services;
  listener = await listenForNotifications(
    proxy.url,
    { record_changed: (payload) => recordChanges.add(parseRecordChangeNotification(payload)) },
    { onConnected: () => recordChanges.setLive(true), onLost: () => recordChanges.setLive(false), log },
  );
});
afterAll(async () => {
  for (const { close } of opened) close();
  shop.services.recordChanges.close();
  await listener.stop();
  await proxy.close();
  await shop.close();
});

async function eventsFor(token: string): Promise<EventReader> {
  const reader = await openChangeEventStream(url, token);
  opened.push(reader);
  expect(await reader.next()).toEqual({ event: "beat", data: { isLive: true } });
  return reader;
}

test("an order of a shopper and an act of an operator name the lists to read again, to whom may read them", async () => {
  const [packer, counter] = [
    await operator(shop, ["orders.read", "orders.ship"]),
    await operator(shop, ["members.read"]),
  ];
  for (const distributorId of [9301, 9302]) await seedProduct(shop.database.db, { distributorId });
  const [own, other] = [await farmOperator(shop, [9301]), await farmOperator(shop, [9302])];
  const [packing, counting, farming, elsewhere] = [
    await eventsFor(packer.token),
    await eventsFor(counter.token),
    await eventsFor(own.token),
    await eventsFor(other.token),
  ];
  const order = await buyThroughCart(shop, await member(shop), [{ price: 10_000, distributorId: 9301 }]);
  expect(await packing.nounsOf("orders")).toEqual(["orders"]);
  expect(await farming.nounsOf("orders")).toEqual(["orders"]);
  await shop.call(packer.token, "PUT /operator/v1/orders/{id}/accept", {
    path: { id: order.id },
    body: {},
  });
  expect(await packing.nounsOf("orders")).toEqual(["orders"]);
  const boss = await operator(shop);
  await shop.call(boss.token, "POST /operator/v1/faqs", {
    body: {
      rows: [{ category: "배송", question: "언제 와요?", answer: "내일 와요", sort: 1 }],
      reason: "시험",
    },
  });
  expect(await packing.nounsOf("faqs")).toEqual(["faqs"]);
  expect(await counting.next()).toEqual({ event: "beat", data: { isLive: true } });
  expect(await elsewhere.next()).toEqual({ event: "beat", data: { isLive: true } });
});

test("an order form that is filled in, a read list and a failed login tell nothing", async () => {
  const boss = await operator(shop);
  const events = await eventsFor(boss.token);
  await shop.call(boss.token, "GET /operator/v1/orders");
  await shop.call(null, "POST /operator/v1/tokens", {
    body: { email: boss.email, password: "guessed at random", code: "000000" },
  });
  expect(await events.next()).toEqual({ event: "beat", data: { isLive: true } });
});

test("a session that ends ends its stream within five seconds", async () => {
  const boss = await operator(shop);
  const events = await eventsFor(boss.token);
  await shop.call(boss.token, "DELETE /operator/v1/tokens");
  expect(await events.next()).toEqual({ event: "ended", data: {} });
  expect(await events.next()).toBeNull();
});

test("a cut database session is told, replaced, and everything may have changed then", async () => {
  const boss = await operator(shop);
  const events = await eventsFor(boss.token);
  proxy.cut();
  expect(await events.next()).toEqual({ event: "beat", data: { isLive: false } });
  expect(await events.nounsOf("orders")).toEqual(
    expect.arrayContaining(["claims", "members", "settlements"]),
  );
  await select(shop, "select pg_notify('record_changed', 'claims')");
  expect(await events.nounsOf("claims")).toEqual(["claims"]);
});

test("a stream ends at its time, is refused to keys of other systems, and its reader is forgotten", async () => {
  const boss = await operator(shop);
  const { status, reply } = await shop.call(boss.token, "GET /operator/v1/events", { query: { seconds: 0 } });
  expect([status, Buffer.from(reply as unknown as Uint8Array).toString()]).toEqual([
    200,
    'retry: 1000\n\nevent: beat\ndata: {"isLive":true}\n\n',
  ]);
  const key = await apiKey(shop, ["orders.read"]);
  const refused = await shop.call(key, "GET /operator/v1/events", { query: { seconds: 0 } });
  expect(refused.refusal.code).toBe("API_KEY_NOT_ALLOWED");
  const unknown = await shop.call(randomUUID(), "GET /operator/v1/events", { query: { seconds: 0 } });
  expect(unknown.status).toBe(401);
});
