import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apiKey } from "../../../testing/operator-account-and-login-steps.ts";
import { addSandboxWebhookReceiver } from "../../../testing/operator-calls/access/add-sandbox-webhook-receiver.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendWebhooks } from "./send-webhooks.ts";

type Received = { headers: IncomingHttpHeaders; body: string };

const ORDERS = 4;
const OUTAGE_MINUTES = 60;
const AFTER_MINUTES = 150;

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = await apiKey(shop, ["webhooks.manage", "orders.read"]);
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

/** Writes the next event of each order, as triggers do. */
const happen = (step: number) =>
  select(
    shop,
    `insert into webhook_event (type, subject, data, occurred_at)
     select 'order.paid', 'order ' || n, jsonb_build_object('orderId', n, 'step', $2::int), $3
       from generate_series(1, $1) as n`,
    [ORDERS, step, shop.clock.now],
  );

test("a receiver that was down for an hour gets every event once, those of an order in their order, signed by the scheme", async () => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.end();
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  const port = await listen(0);
  const { secret, deliveries } = await addSandboxWebhookReceiver(shop, token, {
    url: `http://127.0.0.1:${port}/events`,
  });
  await stop();

  const steps = OUTAGE_MINUTES / 10;
  for (let minute = 0; minute < OUTAGE_MINUTES; minute += 1) {
    if (minute % 10 === 0) await happen(minute / 10);
    await sendWebhooks(shop.services);
    later(shop, 1);
  }
  expect(received).toEqual([]);
  await listen(port);
  for (let minute = 0; minute < AFTER_MINUTES; minute += 1) {
    await sendWebhooks(shop.services);
    later(shop, 1);
  }
  await stop();

  const scheme = new Webhook(secret);
  const events = received.map(({ headers, body }) => {
    // The scheme refuses what is older than five minutes.
    vi.useFakeTimers({ toFake: ["Date"], now: Number(headers["webhook-timestamp"]) * 1000 });
    expect(() => scheme.verify(`${body} `, headers as Record<string, string>)).toThrow(
      "No matching signature",
    );
    return (scheme.verify(body, headers as Record<string, string>) as { data: Event }).data;
  });
  vi.useRealTimers();
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(ORDERS * steps);
  expect(events).toHaveLength(ORDERS * steps);
  for (let order = 1; order <= ORDERS; order += 1) {
    const own = events.filter(({ orderId }) => orderId === order);
    expect(own.map(({ step }) => step)).toEqual(Array.from({ length: steps }, (_, step) => step));
  }
  expect((await deliveries({ status: "pending" })).length).toBe(0);
});

type Event = { orderId: number; step: number };
