import { MOST_ATTEMPTS } from "@todayfruit/domain/webhooks/retry-delay";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { apiKey } from "../../../testing/operator-account-and-login-steps.ts";
import { addSandboxWebhookReceiver } from "../../../testing/operator-calls/access/add-sandbox-webhook-receiver.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { webhookJobs } from "../webhooks.jobs.ts";
import { sendWebhooks } from "./send-webhooks.ts";

const HALF_DAY = 720;
const DAY_MS = 86_400_000;
const reason = "시험";
let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = await apiKey(shop, ["webhooks.manage", "orders.read"]);
});
beforeEach(async () => {
  for (const table of ["webhook_delivery", "webhook_event", "webhook_endpoint"])
    await select(shop, `delete from ${table}`);
});
afterAll(() => shop.close());

const send = () => sendWebhooks(shop.services);
const waiting = async () =>
  (await shop.call(token, "GET /operator/v1/waiting")).reply.list.find(
    ({ work }) => work === "disabledWebhooks",
  );
const resend = (id: number) =>
  shop.call(token, "POST /operator/v1/webhook-deliveries/{id}/resend", { path: { id }, body: { reason } });

test("a test event arrives once, signed, and its delivery is listed with the answer", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  const { deliveryId, messageId } = await endpoint.test();
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(await endpoint.received()).toEqual([
    {
      receiver: expect.any(String),
      at: expect.any(String),
      id: messageId,
      type: "webhook.test",
      isVerified: true,
      status: 200,
      payload: {
        type: "webhook.test",
        timestamp: shop.clock.now.toISOString(),
        data: { endpointId: endpoint.id },
      },
    },
  ]);
  expect(await endpoint.deliveries()).toMatchObject([
    {
      id: deliveryId,
      messageId,
      event: "webhook.test",
      status: "delivered",
      attempts: 1,
      responseStatus: 200,
      responseBody: '{"received":true}',
      error: null,
      nextAttemptAt: null,
    },
  ]);
});

test("an endpoint that fails gets the same webhook under the same id later, and one that recovers is healthy again", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  await endpoint.set({ pattern: ["500", "lost", "none"] });
  const { messageId } = await endpoint.test();
  await send();
  expect(await send()).toBe(0);
  const [failed] = await endpoint.deliveries();
  const wait = Date.parse(failed?.nextAttemptAt ?? "") - shop.clock.now.getTime();
  expect([wait >= 4500, wait <= 5000, failed?.status, failed?.error]).toEqual([
    true,
    true,
    "pending",
    "http-status",
  ]);
  expect((await endpoint.shown())?.failingSince).toBe(shop.clock.now.toISOString());
  later(shop, 1);
  await send();
  expect(await endpoint.deliveries()).toMatchObject([
    { status: "pending", attempts: 2, responseStatus: null },
  ]);
  later(shop, 1);
  await send();
  const got = await endpoint.received();
  expect(got.map(({ id }) => id)).toEqual([messageId, messageId, messageId]);
  expect(new Set(got.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
  expect(await endpoint.deliveries()).toMatchObject([{ status: "delivered", attempts: 3 }]);
  expect((await endpoint.shown())?.failingSince).toBeNull();
});

test("a redirect and an answer that never comes are failures", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  await endpoint.set({ pattern: ["redirect", "silent"] });
  await endpoint.test();
  await send();
  expect(await endpoint.deliveries()).toMatchObject([{ responseStatus: 302, status: "pending" }]);
  later(shop, 1);
  await send();
  expect(await endpoint.deliveries()).toMatchObject([{ responseStatus: null, error: "timeout" }]);
  expect(await endpoint.received()).toHaveLength(2);
});

test("410 disables the endpoint at once and waits for operators, until one enables it", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  await endpoint.set({ pattern: ["410", "none"] });
  const { deliveryId } = await endpoint.test();
  await send();
  expect(await endpoint.shown()).toMatchObject({ isEnabled: false, disabledFor: "gone" });
  expect(await endpoint.deliveries()).toMatchObject([{ status: "failed", responseStatus: 410, attempts: 1 }]);
  expect(await waiting()).toMatchObject({ count: 1, since: shop.clock.now.toISOString() });
  expect((await resend(deliveryId)).refusal.code).toBe("WEBHOOK_ENDPOINT_NOT_READY");
  expect((await endpoint.enable()).status).toBe(200);
  expect(await endpoint.shown()).toMatchObject({ isEnabled: true, disabledFor: null, failingSince: null });
  expect(await waiting()).toMatchObject({ count: 0 });
  expect((await resend(deliveryId)).status).toBe(200);
  await send();
  expect((await endpoint.received()).map(({ status }) => status)).toEqual([410, 200]);
});

test("an endpoint that accepts nothing for three days is disabled; a webhook is tried 13 times within them", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  await endpoint.set({ pattern: ["500"] });
  await endpoint.test();
  const begun = shop.clock.now.getTime();
  for (let turn = 0; turn < MOST_ATTEMPTS + 3; turn += 1) {
    await send();
    const [next] = await endpoint.deliveries();
    if (next?.nextAttemptAt) shop.clock.now = new Date(next.nextAttemptAt);
  }
  expect(await endpoint.received()).toHaveLength(MOST_ATTEMPTS);
  expect(await endpoint.deliveries()).toMatchObject([{ status: "failed", attempts: MOST_ATTEMPTS }]);
  const days = (shop.clock.now.getTime() - begun) / DAY_MS;
  expect([days > 2.4, days < 3]).toEqual([true, true]);
  expect(await endpoint.shown()).toMatchObject({ isEnabled: true });
  later(shop, HALF_DAY);
  await endpoint.test();
  await send();
  expect(await endpoint.shown()).toMatchObject({ isEnabled: false, disabledFor: "failing" });
  expect(await waiting()).toMatchObject({ count: 1 });
  expect(await send()).toBe(0);
});

test("a rotated secret signs beside the one before for the overlap, and alone after it", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  const next = await endpoint.renewSecret(24);
  expect((await endpoint.shown())?.oldSecretEndsAt).not.toBeNull();
  const verified = async () => {
    await endpoint.test();
    await send();
    return (await endpoint.received()).at(-1)?.isVerified;
  };
  expect(await verified()).toBe(true);
  await endpoint.set({ secret: next });
  expect(await verified()).toBe(true);
  shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS);
  expect(await verified()).toBe(true);
  await endpoint.set({ secret: endpoint.secret });
  expect(await verified()).toBe(false);
});

test("sending again: under the same id, whether it was delivered or not", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  const { deliveryId, messageId } = await endpoint.test();
  await send();
  expect((await resend(deliveryId)).reply).toEqual({ id: deliveryId, messageId });
  await send();
  expect((await endpoint.received()).map(({ id }) => id)).toEqual([messageId, messageId]);
  expect((await resend(2_000_000_000)).refusal.code).toBe("WEBHOOK_DELIVERY_NOT_FOUND");
});

test("deliveries are listed by endpoint, event and status, page by page with one statement", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  await endpoint.set({ pattern: ["none", "500"] });
  await endpoint.test();
  await send();
  await endpoint.test();
  await send();
  const ids = (await endpoint.deliveries()).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect((await endpoint.deliveries({ status: "pending" })).map(({ id }) => id)).toEqual([ids[0]]);
  expect(await endpoint.deliveries({ event: "order.paid" })).toEqual([]);
  const page = (
    await shop.call(token, "GET /operator/v1/webhook-deliveries", {
      query: { endpointId: endpoint.id, take: 1 },
    })
  ).reply;
  const query = { endpointId: endpoint.id, take: 1, nextPage: page.nextPage ?? "" };
  shop.database.statements.length = 0;
  const next = (await shop.call(token, "GET /operator/v1/webhook-deliveries", { query })).reply;
  expect(shop.database.statements).toEqual(["find-api-key", "list-webhook-deliveries"]);
  expect([page.list[0]?.id, next.list[0]?.id, next.nextPage]).toEqual([ids[0], ids[1], null]);
});

test("an endpoint without a secret or switched off is not tested, and a deleted one is sent nothing more", async () => {
  const row = {
    url: "https://erp.example.com/",
    events: ["order.paid" as const],
    description: "",
    isEnabled: true,
  };
  const added = await shop.call(token, "POST /operator/v1/webhook-endpoints", {
    body: { rows: [row], reason },
  });
  const path = { id: added.reply.rows[0]?.id ?? 0 };
  const tested = await shop.call(token, "POST /operator/v1/webhook-endpoints/{id}/test", {
    path,
    body: { reason },
  });
  expect(tested.refusal.code).toBe("WEBHOOK_ENDPOINT_NOT_READY");
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  await endpoint.set({ pattern: ["500"] });
  await endpoint.test();
  await send();
  const version = (await endpoint.shown())?.version ?? 0;
  const rows = [{ id: endpoint.id, version }];
  await shop.call(token, "POST /operator/v1/webhook-endpoints/delete", { body: { rows, reason } });
  later(shop, 1);
  expect(await send()).toBe(0);
  const tasks = webhookJobs.tasks as Record<
    string,
    { run(services: typeof shop.services): Promise<unknown> }
  >;
  await tasks["end-webhooks-of-deleted-endpoints"]?.run(shop.services);
  expect(await endpoint.deliveries()).toMatchObject([
    { status: "failed", error: "endpoint-deleted", url: null },
  ]);
});

test.each([
  "http://erp.example.com/hooks",
  "https://10.0.0.1/hooks",
  "https://169.254.169.254/latest",
  "https://erp.example.com:22/hooks",
  "https://3232235521/",
])("the address %s is refused when it is added and when it is edited", async (url) => {
  const row = { url, events: ["order.paid" as const], description: "", isEnabled: true };
  const added = await shop.call(token, "POST /operator/v1/webhook-endpoints", {
    body: { rows: [row], reason },
  });
  expect([added.status, added.refusal.code]).toEqual([400, "WEBHOOK_URL_NOT_ALLOWED"]);
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  const rows = [{ id: endpoint.id, version: 2, set: { url } }];
  const edited = await shop.call(token, "PATCH /operator/v1/webhook-endpoints", { body: { rows, reason } });
  expect(edited.refusal.code).toBe("WEBHOOK_URL_NOT_ALLOWED");
});

test("fifty endpoints at most; an event that is chosen twice is refused", async () => {
  const row = {
    url: "https://erp.example.com/",
    events: ["order.paid" as const],
    description: "",
    isEnabled: true,
  };
  const add = (rows: (typeof row)[]) =>
    shop.call(token, "POST /operator/v1/webhook-endpoints", { body: { rows, reason } });
  expect((await add(Array(51).fill(row))).refusal.code).toBe("WEBHOOK_ENDPOINTS_FULL");
  expect((await add(Array(50).fill(row))).status).toBe(200);
  expect((await add([row])).refusal.code).toBe("WEBHOOK_ENDPOINTS_FULL");
  const twice = { ...row, events: ["order.paid" as const, "order.paid" as const] };
  await select(shop, "delete from webhook_endpoint");
  expect((await add([twice])).refusal.code).toBe("WEBHOOK_EVENT_REPEATED");
});

test("deliveries and their events are purged after 30 days", async () => {
  const endpoint = await addSandboxWebhookReceiver(shop, token);
  await endpoint.test();
  await send();
  const before = new Date(shop.clock.now.getTime() + 1);
  for (const { days, run } of webhookJobs.purges ?? []) {
    expect(days).toBe(30);
    await run(shop.services.db, before, 1000);
  }
  expect(await endpoint.deliveries()).toEqual([]);
  expect(await select(shop, "select 1 from webhook_event")).toEqual([]);
});
