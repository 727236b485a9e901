import { once } from "node:events";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { Registry } from "prom-client";
import { expect, vi } from "vitest";
import { watchDatabase } from "../../db/connections/watch-database.ts";
import { createDatabase } from "../../db/database.ts";
import { registerAuditMetrics } from "../../features/audit/timed/register-audit-metrics.ts";
import { registerEdgePurgeMetric } from "../../features/edge-purges/register-edge-purge-metric.ts";
import { observeMessages } from "../../features/messages/sending/waiting-message-metrics.ts";
import { observePartitions } from "../../features/partitions/partition-metrics.ts";
import { observePayments } from "../../features/payments/metrics/payment-metrics.ts";
import { observeCodeTexts } from "../../features/phone-codes/take-sms-from-daily-limits.ts";
import { createMetricsServer } from "../../http/operations/metrics-server.ts";
import { registerDatabaseGauges } from "../../http/operations/register-database-gauges.ts";
import { createJobMetrics } from "../../jobs/queue/job-metrics.ts";
import { pay, placeOrder } from "../checkout-steps.ts";
import { guest, seedProduct } from "../product-and-member-fixtures.ts";
import { createTestDatabase } from "../test-database.ts";
import { createTestShop } from "../test-shop.ts";
import { parsePrometheusSamples, type Sample } from "./parse-prometheus-samples.ts";

/** Shop whose metrics the alert rules are evaluated on, with failures to inject. */

/** Process that is scraped over HTTP; `scrape` rejects when it does not answer. */
export type Scraped = { scrape(): Promise<readonly Sample[]>; stop(): void };
export type AlertTestShop = Awaited<ReturnType<typeof openAlertTestShop>>;

/** Opens a shop that exports the metrics of the alert rules, with what their causes need. */
export async function openAlertTestShop() {
  const closing: (() => unknown)[] = [];
  const shop = await createTestShop({ poolSize: 3 });
  const { registry } = shop.metrics;
  const jobs = createJobMetrics(registry);
  registerDatabaseGauges(registry, {
    pools: { all: shop.database.db },
    state: () => ({ isUp: true, isWritable: true }),
  });
  registerAuditMetrics(registry, shop.services);
  registerEdgePurgeMetric(registry, shop.services);
  observeMessages(registry, shop.services);
  observeCodeTexts(registry, shop.services);
  observePartitions(registry, shop.services);
  observePayments(registry, shop.services);

  const sandbox = (point: string, kind: string, times: number, code?: string) =>
    shop.sandbox("/_sim/fault", { point, kind, times, ...(code ? { code } : {}) });

  async function scraped(from: Registry): Promise<Scraped> {
    const server = createMetricsServer(from).listen(0, "127.0.0.1");
    await once(server, "listening");
    closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const up = (value: number): Sample => ({ name: "up", labels: { job: "todayfruit" }, value });
    return {
      async scrape() {
        const reply = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null);
        return reply?.ok ? [up(1), ...parsePrometheusSamples(await reply.text())] : [up(0)];
      },
      stop: () => {
        server.close();
        server.closeAllConnections();
      },
    };
  }

  async function placed() {
    const { productId, optionIds } = await seedProduct(shop.database.db);
    const token = await guest(shop);
    return { token, order: await placeOrder(shop, token, { productId, optionId: optionIds[0] }) };
  }

  async function bought() {
    const { token, order } = await placed();
    expect((await pay(shop, token, order)).status).toBe(200);
    return order;
  }

  /** Failure to inject into the database of the latest process. */
  let befallen: () => Promise<undefined> = async () => undefined;

  /** Starts a process on a database of its own with a failure to inject; returns its metrics. */
  async function watched(befall: (name: string, sql: (text: string) => Promise<unknown>) => Promise<void>) {
    const database = await createTestDatabase(1);
    const name = new URL(database.url).pathname.slice(1);
    // Lost connections have a listener, as in the shop.
    const db = createDatabase({ url: database.url, poolSize: 2, onError: () => undefined });
    await database.db.close();
    const own = new Registry();
    const watch = watchDatabase({
      url: database.url,
      pools: [db.connections],
      onChange: () => undefined,
      everyMs: 100,
    });
    registerDatabaseGauges(own, { pools: { all: db }, state: watch.state });
    observeMessages(own, { db, now: shop.services.now });
    const owner = new pg.Client({ connectionString: shop.database.ownerUrl });
    await owner.connect();
    closing.push(async () => {
      await watch.stop();
      await db.close();
      await owner.query(`drop database if exists ${name} with (force)`);
      await owner.end();
    });
    befallen = async () => {
      await befall(name, (text) => owner.query(text));
      await vi.waitFor(() => expect(watch.state().isWritable).toBe(false), { timeout: 10_000 });
      return undefined;
    };
    return own;
  }

  return {
    shop,
    registry,
    jobs,
    closing,
    sandbox,
    scraped,
    placed,
    bought,
    watched,
    away: () => befallen(),
    async close() {
      for (const close of closing.reverse()) await close();
      await shop.close();
    },
  };
}
