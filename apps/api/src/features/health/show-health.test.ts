import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { newPhone, seedProduct, seedRules, signUp } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { INVARIANTS } from "../audit/all-invariants.sql.ts";
import { auditBooks } from "../audit/timed/audit-books.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { notifyOrderUpdates } from "../order-updates/notify-order-updates.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop, ["operators.manage"])).token;
});
afterAll(() => shop.close());

const health = async () => (await shop.call(work, "GET /operator/v1/health")).reply;
const providerOf = async (name: string) =>
  (await health()).providers.find(({ provider }) => provider === name);

test("a shop in which nothing happened yet shows nothing that it did not record", async () => {
  const { audit, runningAudit, nights, providers, archiving, backup, restore } = await health();
  expect([audit, runningAudit, nights, archiving, backup, restore]).toEqual([
    null,
    null,
    [],
    null,
    null,
    null,
  ]);
  expect(providers.map(({ lastSuccessAt, failureRate }) => [lastSuccessAt, failureRate])).toEqual(
    providers.map(() => [null, null]),
  );
});

test("the last audit shows each check with what broke it, and the nights before it", async () => {
  const [optionId] = (await seedProduct(shop.database.db, { stock: 10 })).optionIds;
  await select(shop, "update option_stock set reserved = 1 where option_id = $1", [optionId]);
  await auditBooks(shop.services);
  await select(
    shop,
    `insert into audit_run (night, started_at, finished_at) values ('2026-11-19', $1, $1), ('2026-08-20', $1, $1)`,
    [shop.clock.now],
  );
  const { audit, nights } = await health();
  expect(audit?.invariants).toHaveLength(INVARIANTS.length + 1);
  expect(audit?.invariants.filter(({ breaches }) => breaches > 0)).toEqual([
    { name: "reserved stock is what open orders hold", breaches: 1 },
  ]);
  expect(audit?.rows).toBeGreaterThan(0);
  expect(nights.map(({ night, breaches }) => [night, breaches])).toEqual([
    ["2026-11-21", 1],
    ["2026-11-19", 0],
  ]);
  await select(shop, "insert into audit_run (night, started_at, rows) values ('2026-11-22', $1, 7)", [
    shop.clock.now,
  ]);
  expect(await health()).toMatchObject({
    runningAudit: { night: "2026-11-22", rows: 7 },
    audit: { night: "2026-11-21" },
  });
});

test("jobs, queues and outside services are shown as their rows are", async () => {
  const { token } = (await signUp(shop, { phone: newPhone() })).reply;
  await buyThroughCart(shop, token, [{}]);
  const queueOf = async (name: string) => (await health()).queues.find(({ queue }) => queue === name);
  expect((await queueOf("orderUpdates"))?.waiting).toBe(1);
  expect(await providerOf("payments")).toMatchObject({
    lastSuccessAt: shop.clock.now.toISOString(),
    successes: 1,
    failures: 0,
    failureRate: 0,
  });
  await notifyOrderUpdates(shop.services);
  await shop.sandbox("/_sim/messages/faults", { pattern: ["error"] });
  await sendMessages(shop.services);
  expect(await queueOf("messages")).toMatchObject({ failing: 0, since: shop.clock.now.toISOString() });
  await shop.sandbox("/_sim/messages/faults", { pattern: [] });
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await sendMessages(shop.services);
  expect((await queueOf("messages"))?.waiting).toBe(0);
  expect((await providerOf("kakao"))?.lastSuccessAt).toBe(shop.clock.now.toISOString());
  await select(
    shop,
    `update message_outbox set report = 'failed', report_code = '3010', reported_at = $1
      where id = (select max(id) from message_outbox where channel = 'phone' and sent_at is not null)`,
    [shop.clock.now],
  );
  const kakao = await providerOf("kakao");
  expect(kakao).toMatchObject({ failures: 1, lastFailureAt: shop.clock.now.toISOString() });
  expect(kakao?.failureRate).toBeCloseTo(1 / ((kakao?.successes ?? 0) + 1));
  await select(
    shop,
    "insert into job_status (task, failed_at, failures, error) values ('track-parcels', now(), 3, 'Error ECONNREFUSED')",
  );
  expect((await health()).jobs.find(({ task }) => task === "track-parcels")).toMatchObject({
    succeededAt: null,
    failures: 3,
    error: "Error ECONNREFUSED",
  });
});

test("five statements answer, whatever was recorded, and only to those who manage the shop", async () => {
  shop.database.statements.length = 0;
  await health();
  const own = shop.database.statements.filter((name) => /health|audits-of-nights/.test(name));
  expect(own).toEqual([
    "list-audits-of-nights",
    "list-jobs-of-health",
    "list-queues-of-health",
    "list-providers-of-health",
    "find-database-of-health",
  ]);
  const reader = (await operator(shop, ["orders.read"])).token;
  expect((await shop.call(reader, "GET /operator/v1/health")).refusal.code).toBe("PERMISSION_REQUIRED");
});

test("a drill breaks a row, sees it caught and leaves nothing but its row of the trail; a real shop refuses it", async () => {
  const [optionId] = (await seedProduct(shop.database.db, { stock: 10 })).optionIds;
  await select(shop, "update option_stock set reserved = 0", []);
  const drill = () =>
    shop.call(work, "POST /operator/v1/health/drills", { body: { reason: "분기 점검 연습" } });
  const { reply } = await drill();
  expect(reply).toEqual({
    invariant: "reserved stock is what open orders hold",
    subject: expect.stringMatching(/^option \d+$/),
    before: 0,
    caught: 1,
    after: 0,
  });
  expect(optionId).toBeDefined();
  expect(await select(shop, "select from option_stock where reserved <> 0")).toEqual([]);
  expect(
    await select(shop, "select action, reason from operator_action where action = 'health.drill'"),
  ).toEqual([{ action: "health.drill", reason: "분기 점검 연습" }]);
  shop.services.rules.isSandbox = false;
  expect((await drill()).refusal.code).toBe("DRILL_OUTSIDE_SANDBOX");
  shop.services.rules.isSandbox = true;
  await select(shop, "update option_stock set on_hand = 0", []);
  expect((await drill()).refusal.code).toBe("DRILL_WITHOUT_STOCK");
});
