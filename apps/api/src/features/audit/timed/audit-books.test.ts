import { Registry } from "prom-client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { cancelWhole } from "../../../testing/cancel-order-steps.ts";
import { member, seedProduct, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { INVARIANTS } from "../all-invariants.sql.ts";
import { leaseAuditRun } from "../audit-runs.repository.ts";
import { auditBooks } from "./audit-books.ts";
import { registerAuditMetrics } from "./register-audit-metrics.ts";

let shop: TestShop;
/** 03:30 KST on 21 November. */
const NIGHT = new Date("2026-11-20T18:30:00Z");
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  shop.clock.now = new Date("2026-11-20T12:00:00Z");
  const token = await member(shop);
  await buyThroughCart(shop, token, [{}]);
  await cancelWhole(shop, token, await buyThroughCart(shop, token, [{}]));
});
beforeEach(async () => {
  shop.clock.now = NIGHT;
  await select(shop, "delete from audit_run");
});
afterAll(() => shop.close());

type Run = { night: string; step: string | null; rows: number; breaches: number; is_over: boolean };
const runs = () =>
  select<Run>(
    shop,
    "select night::text, step, rows::int, breaches, finished_at is not null as is_over from audit_run order by night",
  );

/** Services of the same shop with a clock that advances by a second on every read. */
function hurried(): TestShop["services"] {
  let asked = 0;
  return { ...shop.services, now: () => new Date(NIGHT.getTime() + 1000 * asked++) };
}

async function figures(): Promise<Record<string, number>> {
  const registry = new Registry();
  registerAuditMetrics(registry, shop.services);
  const metrics = await registry.getMetricsAsJSON();
  return Object.fromEntries(metrics.map(({ name, values }) => [name, values[0]?.value ?? Number.NaN]));
}

test("auditBooks: audits once a night, and the metrics show the time of the last good audit", async () => {
  expect(await figures()).toEqual({ audit_last_good_timestamp_seconds: 0, audit_breaches: 0 });
  expect(await auditBooks(shop.services)).toBe("done");
  expect(await auditBooks(shop.services)).toBe("nothing");
  expect(await figures()).toEqual({
    audit_last_good_timestamp_seconds: NIGHT.getTime() / 1000,
    audit_breaches: 0,
  });
  shop.clock.now = new Date(NIGHT.getTime() + 86_400_000 - 1);
  expect(await auditBooks(shop.services)).toBe("nothing");
  shop.clock.now = new Date(NIGHT.getTime() + 86_400_000);
  expect(await auditBooks(shop.services)).toBe("done");
  expect((await runs()).map(({ night, breaches }) => [night, breaches])).toEqual([
    ["2026-11-21", 0],
    ["2026-11-22", 0],
  ]);
});

test("auditBooks: short jobs continue where the previous one stopped, until all invariants are checked", async () => {
  const services = hurried();
  const steps: (string | null | undefined)[] = [];
  let result = await auditBooks(services, 30_000);
  for (; result === "more"; result = await auditBooks(services, 30_000)) {
    steps.push((await runs())[0]?.step);
    expect(
      await select(shop, "select from graphile_worker.jobs where task_identifier = 'audit-books'"),
    ).toHaveLength(1);
  }
  expect(result).toBe("done");
  const places = steps.map((step) => INVARIANTS.findIndex(({ name }) => name === step));
  expect(steps.length).toBeGreaterThan(5);
  expect(new Set(steps).size).toBe(steps.length);
  expect(places.filter((place) => place >= 0)).toEqual(
    places.filter((place) => place >= 0).sort((a, b) => a - b),
  );
  const [inPieces] = await runs();
  await select(shop, "delete from audit_run");
  await auditBooks(shop.services);
  const [atOnce] = await runs();
  // The jobs' own table may have grown by a row in the meantime.
  expect(Math.abs((inPieces?.rows ?? 0) - (atOnce?.rows ?? 0))).toBeLessThanOrEqual(4);
});

test("auditBooks: a job is followed by a pause of twice its length, in which the shop has the database to itself", async () => {
  const until: Date[] = [];
  const services = hurried();
  const now = () => {
    until.push(services.now());
    return until.at(-1) ?? NIGHT;
  };
  expect(await auditBooks({ ...services, now }, 30_000)).toBe("more");
  const worked = Number(until.at(-1)) - Number(until[0]);
  const [next] = await select<{ run_at: Date }>(
    shop,
    "select run_at from graphile_worker.jobs where task_identifier = 'audit-books'",
  );
  expect(worked).toBeGreaterThan(30_000);
  expect(Number(next?.run_at) - Number(until.at(-1))).toBe(2 * worked);
});

test("auditBooks: the audit of a process that died is taken over after two minutes", async () => {
  await auditBooks(hurried(), 30_000);
  const [stopped] = await runs();
  const until = new Date(NIGHT.getTime() + 120_000);
  const taken = await leaseAuditRun(shop.services.db, NIGHT, until);
  expect(taken?.step).toBe(stopped?.step);
  expect(await auditBooks(shop.services)).toBe("nothing");
  shop.clock.now = until;
  expect(await auditBooks(shop.services)).toBe("done");
  expect(await runs()).toMatchObject([{ is_over: true, breaches: 0 }]);
});

test("auditBooks: a breach and a difference at the provider are recorded, and the last good audit keeps its time", async () => {
  expect(await auditBooks(shop.services)).toBe("done");
  const [optionId] = (await seedProduct(shop.database.db, { stock: 10 })).optionIds;
  await select(shop, "update option_stock set reserved = 1 where option_id = $1", [optionId]);
  await select(shop, "update payment set payment_key = 'tgen_other' where status = 'paid'");
  shop.clock.now = new Date(NIGHT.getTime() + 86_400_000);
  expect(await auditBooks(shop.services)).toBe("done");
  const found = await select<{ invariant: string; subject: string }>(
    shop,
    "select invariant, subject from audit_breach order by invariant",
  );
  expect(found).toEqual([
    { invariant: "reserved stock is what open orders hold", subject: `option ${optionId}` },
    expect.objectContaining({
      invariant: "the provider's list says the same",
      subject: expect.stringMatching(/payment 1/),
    }),
    expect.objectContaining({ invariant: "the provider's list says the same" }),
  ]);
  expect(await figures()).toEqual({
    audit_last_good_timestamp_seconds: NIGHT.getTime() / 1000,
    audit_breaches: found.length,
  });
  expect(shop.logged.join("\n")).toContain(`${found.length} breaches`);
});
