import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Services } from "../../../http/handler-context-types.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { addSandboxWebhookReceiver } from "../../../testing/operator-calls/access/add-sandbox-webhook-receiver.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendWebhooks } from "./send-webhooks.ts";

/** Several processes, and processes that die, work on the same webhooks. */

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  token = (await operator(shop)).token;
});
beforeEach(async () => {
  for (const table of ["webhook_delivery", "webhook_event", "webhook_endpoint"])
    await select(shop, `delete from ${table}`);
});
afterAll(() => shop.close());

/** Writes events of several objects, as triggers do. */
const happen = (count: number) =>
  select(
    shop,
    `insert into webhook_event (type, subject, data, occurred_at)
     select 'order.paid', 'order ' || n % 7, jsonb_build_object('orderId', n), now() from generate_series(1, $1) as n`,
    [count],
  );

test("four processes at once: every event is delivered once, those of one object in their order", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  await happen(60);
  const sent = await Promise.all([1, 2, 3, 4].map(() => sendWebhooks(shop.services)));
  await sendWebhooks(shop.services);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(60);
  const got = await endpoint.received();
  expect(got).toHaveLength(60);
  expect(new Set(got.map(({ id }) => id)).size).toBe(60);
  const bySubject = Map.groupBy(
    got.map(({ payload }) => Number(payload.data.orderId)),
    (order) => order % 7,
  );
  for (const orders of bySubject.values()) expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test("a process that dies after sending, before the result is kept: the same ids come again, none is lost", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  await happen(5);
  const dying: Services = {
    ...shop.services,
    webhooks: {
      ...shop.services.webhooks,
      async send(message) {
        await shop.services.webhooks.send(message);
        throw new Error("killed");
      },
    },
  };
  await expect(sendWebhooks(dying)).rejects.toThrow("killed");
  const first = (await endpoint.received()).map(({ id }) => id);
  expect(first.length).toBeGreaterThan(0);
  // The claim of the dead process has not lapsed yet.
  expect(await sendWebhooks(shop.services)).toBeLessThanOrEqual(5 - first.length);
  later(shop, 1);
  await sendWebhooks(shop.services);
  const all = (await endpoint.received()).map(({ id }) => id);
  expect(new Set(all).size).toBe(5);
  expect(all).toHaveLength(5 + first.length);
  expect((await endpoint.deliveries()).map(({ status }) => status)).toEqual(Array(5).fill("delivered"));
});

test("neither the delivery nor its endpoint is locked while a webhook is on its way", async () => {
  await addSandboxWebhookReceiver(shop, token);
  await happen(1);
  const free: number[] = [];
  const watching: Services = {
    ...shop.services,
    webhooks: {
      ...shop.services.webhooks,
      async send(message) {
        for (const table of ["webhook_delivery", "webhook_endpoint"])
          free.push((await select(shop, `select id from ${table} for update nowait`)).length);
        return shop.services.webhooks.send(message);
      },
    },
  };
  expect(await sendWebhooks(watching)).toBe(1);
  expect(free).toEqual([1, 1]);
});

test("a slow endpoint does not hold up another", async () => {
  const [slow, quick] = [
    await addSandboxWebhookReceiver(shop, token),
    await addSandboxWebhookReceiver(shop, token),
  ];
  await slow.set({ pattern: ["silent"] });
  await happen(7);
  const begun = performance.now();
  const running = sendWebhooks(shop.services);
  while ((await quick.received()).length < 7 && performance.now() - begun < 10_000)
    await new Promise((done) => setTimeout(done, 20));
  const took = performance.now() - begun;
  expect((await slow.deliveries({ status: "delivered" })).length).toBe(0);
  expect(took).toBeLessThan(450);
  await running;
});

test("a later event of an object waits for the first tries of an earlier one, then goes before it", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  await endpoint.set({ pattern: [...Array(7).fill("500"), "none"] });
  await select(
    shop,
    `insert into webhook_event (type, subject, data, occurred_at)
     select 'order.paid', 'order 1', jsonb_build_object('orderId', n), now() from generate_series(1, 2) as n`,
  );
  for (let minute = 0; minute < 120; minute += 1) {
    await sendWebhooks(shop.services);
    later(shop, 1);
  }
  const got = (await endpoint.received()).map(({ payload, status }) => [payload.data.orderId, status]);
  expect(got.slice(0, 7)).toEqual(Array(7).fill([1, 500]));
  expect(got.slice(7)).toEqual([[2, 200]]);
});
