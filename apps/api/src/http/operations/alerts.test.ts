import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addJob } from "../../db/add-job.ts";
import { watchDatabase } from "../../db/connections/watch-database.ts";
import { createDatabase } from "../../db/database.ts";
import { observePayments } from "../../features/payments/figures/observe-payments.ts";
import { observeCodeTexts } from "../../features/phone-codes/code-texts.ts";
import { auditBooks } from "../../jobs/audit/audit-books.ts";
import { observeAudit } from "../../jobs/audit/observe-audit.ts";
import { observeMessages } from "../../jobs/messages/observe-messages.ts";
import { createJobMetrics } from "../../jobs/queue/job-metrics.ts";
import { startQueue } from "../../jobs/queue/start-queue.ts";
import { evaluate } from "../../testing/alerts/evaluate.ts";
import { readSamples, type Sample, type Scrape } from "../../testing/alerts/scrape.ts";
import { authorize, check, confirm, openForm, pay, placeOrder } from "../../testing/buy.ts";
import { buyFarms, cancelWhole } from "../../testing/buy-farms.ts";
import { guest, member, seedProduct } from "../../testing/factories.ts";
import { later, select } from "../../testing/look.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { createResponseCache } from "../cache/response-cache.ts";
import { createMetricsServer } from "./metrics-server.ts";
import { observeDatabase } from "./observe-database.ts";

/**
 * Each rule of `docs/operate/alerts.yml` is quiet before its cause and true after it, on figures scraped over HTTP. How long
 * it must stay true (`for`) is Prometheus's own and not looked at.
 */

const RULES = new Map(
  [
    ...readFileSync(new URL("../../../../../docs/operate/alerts.yml", import.meta.url), "utf8").matchAll(
      /- alert: (\w+)\n\s+expr: (.+)/g,
    ),
  ].map(([, name = "", expression = ""]) => [name, expression]),
);

let shop: TestShop;
let registry: Registry;
let jobs: ReturnType<typeof createJobMetrics>;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 3 });
  ({ registry } = shop.metrics);
  jobs = createJobMetrics(registry);
  observeDatabase(registry, {
    pools: { all: shop.database.db },
    state: () => ({ isUp: true, isWritable: true }),
  });
  observeAudit(registry, shop.services);
  observeMessages(registry, shop.services);
  observeCodeTexts(registry, shop.services);
  observePayments(registry, shop.services);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await shop.close();
});

const sandbox = (point: string, kind: string, times: number, code?: string) =>
  shop.sandbox("/_sim/fault", { point, kind, times, ...(code ? { code } : {}) });

/** A process that is scraped: its figures, or that it did not answer. */
async function scraped(from: Registry): Promise<{ scrape(): Promise<readonly Sample[]>; stop(): void }> {
  const server = createMetricsServer(from).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const up = (value: number): Sample => ({ name: "up", labels: { job: "todayfruit" }, value });
  return {
    async scrape() {
      const reply = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null);
      return reply?.ok ? [up(1), ...readSamples(await reply.text())] : [up(0)];
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Makes a rule true on the process that is scraped; a function that it returns ends the cause. */
type Cause = (process: Awaited<ReturnType<typeof scraped>>) => unknown;

const CAUSES: Record<
  string,
  { from?: () => Promise<Registry>; first?: () => Promise<unknown>; cause: Cause }
> = {
  BooksAreNotProved: {
    first: () => auditBooks(shop.services),
    async cause() {
      later(shop, 37 * 60);
    },
  },
  CodeTextsRunOut: {
    async cause() {
      shop.services.rules.codeTextsADay = 5;
      for (let count = 0; count < 5; count += 1) {
        const phone = `0107777${1000 + count}`;
        const sent = await shop.call(await guest(shop), "POST /v1/auth/phone", { body: { phone } });
        expect(sent.status).toBe(200);
      }
    },
  },
  BooksAreWrong: {
    async cause() {
      const { optionIds } = await seedProduct(shop.database.db);
      await select(shop, "update option_stock set on_hand = on_hand + 100 where option_id = $1", [
        optionIds[0],
      ]);
      expect(await auditBooks(shop.services)).toBe("done");
    },
  },
  ShopAnswersWithErrors: {
    async cause() {
      await shop.database.asOwner("alter table faq rename to faq_away");
      await shop.call(null, "GET /v1/boards/faqs").catch(() => undefined);
      await shop.database.asOwner("alter table faq_away rename to faq");
    },
  },
  OrderingIsSlow: {
    async cause() {
      const { productId, optionIds } = await seedProduct(shop.database.db);
      const token = await guest(shop);
      const form = await openForm(shop, token, [{ productId, optionId: optionIds[0] }]);
      const other = await shop.database.db.pool.connect();
      await other.query("begin");
      await other.query("select from option_stock where option_id = $1 for update", [optionIds[0]]);
      const placing = check(shop, token, form);
      setTimeout(() => void other.query("rollback").then(() => other.release()), 1500);
      await placing;
    },
  },
  JobsFail: {
    async cause() {
      const fails = async () => {
        throw new Error("does not go");
      };
      const queue = await startQueue(shop.database.url, shop.services, { sad: { run: fails } }, jobs);
      closing.push(() => queue.stop());
      for (let n = 0; n < 6; n += 1) {
        await shop.database.db.transaction((tx) => addJob(tx, { task: "sad", key: `sad ${n}` }));
      }
      await vi.waitFor(
        async () => expect((await jobs.runs.get()).values.at(0)?.value ?? 0).toBeGreaterThan(5),
        { timeout: 15_000, interval: 100 },
      );
    },
  },
  WorkersAreLost: {
    async cause() {
      await select(
        shop,
        `update graphile_worker._private_jobs j set locked_by = 'pool-dead-' || j.id, locked_at = now() - interval '1 minute'`,
      );
      await vi.waitFor(
        async () => expect((await jobs.unlocked.get()).values.at(0)?.value ?? 0).toBeGreaterThan(2),
        { timeout: 15_000, interval: 100 },
      );
    },
  },
  MessagesWait: {
    async cause() {
      await select(
        shop,
        `insert into message_outbox (dedupe_key, template, subject, key_id, sealed, created_at, useful_until, next_try_at)
         values ('order 1 paid', 'ORDER_PAID', 'order 1', 'k', '\\x00', $1::timestamptz - interval '16 minutes', $1::timestamptz + interval '1 day', $1)`,
        [shop.clock.now],
      );
    },
  },
  EventLoopIsHeld: {
    async cause() {
      await new Promise((done) => setTimeout(done, 100));
      const until = performance.now() + 600;
      while (performance.now() < until) Math.sqrt(until);
      await new Promise((done) => setTimeout(done, 20));
    },
  },
  ShopIsAway: { cause: async (process) => process.stop() },
  DatabaseIsAway: {
    from: () =>
      watched(async (db, sql) => {
        await sql(`alter database ${db} allow_connections false`);
        await sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${db}'`);
      }),
    cause: () => away(),
  },
  DatabaseCannotBeWritten: {
    from: () =>
      watched(async (db, sql) => {
        await sql(`alter database ${db} set default_transaction_read_only = on`);
        await sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${db}'`);
      }),
    cause: () => away(),
  },
  PoolIsFull: {
    async cause() {
      const { pool } = shop.database.db;
      const held = await Promise.all(Array.from({ length: 3 }, () => pool.connect()));
      const waiting = pool.query("select 1").catch((error: unknown) => error);
      return async () => {
        for (const client of held) client.release();
        await waiting;
      };
    },
  },
  KeptRepliesOverErrors: {
    async cause() {
      let now = 0;
      const { served } = shop.metrics;
      const onServe = (how: string) => served.inc({ how });
      const cache = createResponseCache({
        now: () => now,
        maxBytes: 10_000,
        onError: () => undefined,
        onServe,
      });
      const page = { status: 200, headers: {}, body: Buffer.from("page"), tags: [], seconds: 30 };
      await cache.get("a", async () => ({ ...page, changesAt: null, saleChangesAt: null }));
      now = 1_000_000;
      await cache.get("a", async () => Promise.reject(new Error("database gone")));
    },
  },
  RefundsWait: {
    async cause() {
      const token = await member(shop);
      const order = await buyFarms(shop, token, [{}]);
      await sandbox("cancel", "error500", 4);
      expect((await cancelWhole(shop, token, order)).status).toBe(200);
      later(shop, 25 * 60);
    },
  },
  PaymentsStayOpen: {
    async cause() {
      const { order, token } = await placed();
      const paymentKey = await authorize(shop, order);
      for (const point of ["confirm", "get"]) await sandbox(point, "error500", 2);
      expect((await confirm(shop, token, order, paymentKey)).refusal.code).toBe("PAYMENT_PENDING");
      later(shop, 31);
    },
  },
  PaymentAlertsWait: {
    async cause() {
      await bought();
      await select(
        shop,
        "insert into payment_alert (payment_id, kind, amount, given, created_at) select max(id), 'deposit_reversed', 1000, 0, $1 from payment",
        [shop.clock.now],
      );
    },
  },
  PaymentsAreDeclined: {
    async cause() {
      for (let n = 0; n < 11; n += 1) {
        const { order, token } = await placed();
        const paymentKey = await authorize(shop, order);
        await sandbox("confirm", "refuse", 1, "REJECT_CARD_PAYMENT");
        expect((await confirm(shop, token, order, paymentKey)).refusal.code).toBe("PAYMENT_DECLINED");
      }
    },
  },
  NobodyOrders: {
    async first() {
      // Noon of the next day in Korea: by night nobody is missed.
      shop.clock.now = new Date(new Date(shop.clock.now).setUTCHours(27, 0, 0, 0));
      await placed();
    },
    async cause() {
      later(shop, 61);
    },
  },
};

test("every rule has a cause here", () => {
  expect([...RULES.keys()].sort()).toEqual(Object.keys(CAUSES).sort());
  expect(RULES.size).toBeGreaterThan(10);
});

test.each(Object.keys(CAUSES))(
  "%s is quiet before its cause and true after it",
  { timeout: 60_000 },
  async (name) => {
    const { from, first, cause } = CAUSES[name] ?? {};
    const process = await scraped((await from?.()) ?? registry);
    const expression = RULES.get(name) ?? "";
    await first?.();
    // What the test before left behind, such as a held event loop, is over at the next look.
    let quiet: Scrape = { at: 0, samples: [] };
    const look = async () => {
      quiet = { at: shop.clock.now.getTime() / 1000, samples: await process.scrape() };
      return evaluate(expression, [quiet]);
    };
    await expect.poll(look, { timeout: 10_000, interval: 200 }).toEqual([]);
    const end = await cause?.(process);
    const after: Scrape = {
      at: Math.max(shop.clock.now.getTime() / 1000, quiet.at + 60),
      samples: await process.scrape(),
    };
    if (typeof end === "function") await end();
    expect(evaluate(expression, [quiet, after])).not.toEqual([]);
  },
);

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

/** What befalls the database of the process that was made last. */
let away: () => Promise<undefined> = async () => undefined;

/** The figures of a process on a database of its own, which something befalls. */
async function watched(befall: (name: string, sql: (text: string) => Promise<unknown>) => Promise<void>) {
  const database = await createTestDatabase(1);
  const name = new URL(database.url).pathname.slice(1);
  // A pool that is told of its lost connections, as the shop's is.
  const db = createDatabase({ url: database.url, poolSize: 2, onError: () => undefined });
  await database.db.close();
  const own = new Registry();
  const watch = watchDatabase({
    url: database.url,
    pools: [db.connections],
    onChange: () => undefined,
    everyMs: 100,
  });
  observeDatabase(own, { pools: { all: db }, state: watch.state });
  observeMessages(own, { db, now: shop.services.now });
  const owner = new pg.Client({ connectionString: shop.database.ownerUrl });
  await owner.connect();
  closing.push(async () => {
    await watch.stop();
    await db.close();
    await owner.query(`drop database if exists ${name} with (force)`);
    await owner.end();
  });
  away = async () => {
    await befall(name, (text) => owner.query(text));
    await vi.waitFor(() => expect(watch.state().isWritable).toBe(false), { timeout: 10_000 });
    return undefined;
  };
  return own;
}
