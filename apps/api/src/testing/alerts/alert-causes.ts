import type { Registry } from "prom-client";
import { expect, vi } from "vitest";
import { addJob } from "../../db/add-job.ts";
import { auditBooks } from "../../features/audit/timed/audit-books.ts";
import { createResponseCache } from "../../http/cache/response-cache.ts";
import { startQueue } from "../../jobs/queue/start-queue.ts";
import { buyThroughCart } from "../buy-through-cart.ts";
import { cancelWhole } from "../cancel-order-steps.ts";
import { authorize, check, confirm, openForm } from "../checkout-steps.ts";
import { guest, member, seedProduct } from "../product-and-member-fixtures.ts";
import { later, select } from "../read-and-set-shop-state.ts";
import type { AlertTestShop, Scraped } from "./alert-test-shop.ts";

/**
 * Cause of a rule of `docs/operate/alerts.yml`: `from` returns the metrics of another process than the shop's, `first`
 * runs before the first evaluation, `cause` makes the rule true on the scraped process and may return a function that
 * ends it.
 */
export type AlertCause = {
  from?: (bench: AlertTestShop) => Promise<Registry>;
  first?: (bench: AlertTestShop) => Promise<unknown>;
  cause: (bench: AlertTestShop, process: Scraped) => unknown;
};

/** Causes by rule name. */
export const CAUSES: Record<string, AlertCause> = {
  BooksAreNotProved: {
    first: ({ shop }) => auditBooks(shop.services),
    async cause({ shop }) {
      later(shop, 37 * 60);
    },
  },
  CodeTextsRunOut: {
    async cause({ shop }) {
      shop.services.rules.codeTextsADay = 5;
      for (let count = 0; count < 5; count += 1) {
        const phone = `0107777${1000 + count}`;
        const sent = await shop.call(await guest(shop), "POST /v1/auth/phone", { body: { phone } });
        expect(sent.status).toBe(200);
      }
    },
  },
  BooksAreWrong: {
    async cause({ shop }) {
      const { optionIds } = await seedProduct(shop.database.db);
      await select(shop, "update option_stock set on_hand = on_hand + 100 where option_id = $1", [
        optionIds[0],
      ]);
      expect(await auditBooks(shop.services)).toBe("done");
    },
  },
  ShopAnswersWithErrors: {
    async cause({ shop }) {
      await shop.database.asOwner("alter table faq rename to faq_away");
      await shop.call(null, "GET /v1/boards/faqs").catch(() => undefined);
      await shop.database.asOwner("alter table faq_away rename to faq");
    },
  },
  OrderingIsSlow: {
    async cause({ shop }) {
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
    async cause({ shop, jobs, closing }) {
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
    async cause({ shop, jobs }) {
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
    async cause({ shop }) {
      await select(
        shop,
        `insert into message_outbox (dedupe_key, template, subject, key_id, sealed, created_at, expires_at, next_try_at)
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
  ShopIsAway: { cause: async (_bench, process) => process.stop() },
  DatabaseIsAway: {
    from: ({ watched }) =>
      watched(async (db, sql) => {
        await sql(`alter database ${db} allow_connections false`);
        await sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${db}'`);
      }),
    cause: ({ away }) => away(),
  },
  DatabaseCannotBeWritten: {
    from: ({ watched }) =>
      watched(async (db, sql) => {
        await sql(`alter database ${db} set default_transaction_read_only = on`);
        await sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${db}'`);
      }),
    cause: ({ away }) => away(),
  },
  PoolIsFull: {
    async cause({ shop }) {
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
    async cause({ shop }) {
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
  EdgeIsBehind: {
    async cause({ shop }) {
      await select(shop, "insert into edge_purge (tags, noticed_at) values ('faqs', $1)", [shop.clock.now]);
      later(shop, 2);
    },
  },
  PartitionsRunOut: {
    async cause({ shop }) {
      await select(
        shop,
        `insert into payment_status_change (payment_id, from_status, to_status, at)
         select id, null, 'waiting', timestamptz '2126-01-01' from payment limit 1`,
      );
    },
  },
  RefundsWait: {
    async cause({ shop, sandbox }) {
      const token = await member(shop);
      const order = await buyThroughCart(shop, token, [{}]);
      await sandbox("cancel", "error500", 4);
      expect((await cancelWhole(shop, token, order)).status).toBe(200);
      later(shop, 25 * 60);
    },
  },
  PaymentsStayOpen: {
    async cause({ shop, sandbox, placed }) {
      const { order, token } = await placed();
      const paymentKey = await authorize(shop, order);
      for (const point of ["confirm", "get"]) await sandbox(point, "error500", 2);
      expect((await confirm(shop, token, order, paymentKey)).refusal.code).toBe("PAYMENT_PENDING");
      later(shop, 31);
    },
  },
  PaymentAlertsWait: {
    async cause({ shop, bought }) {
      await bought();
      await select(
        shop,
        "insert into payment_alert (payment_id, kind, amount, given, created_at) select max(id), 'deposit_reversed', 1000, 0, $1 from payment",
        [shop.clock.now],
      );
    },
  },
  PaymentsAreDeclined: {
    async cause({ shop, sandbox, placed }) {
      for (let n = 0; n < 11; n += 1) {
        const { order, token } = await placed();
        const paymentKey = await authorize(shop, order);
        await sandbox("confirm", "refuse", 1, "REJECT_CARD_PAYMENT");
        expect((await confirm(shop, token, order, paymentKey)).refusal.code).toBe("PAYMENT_DECLINED");
      }
    },
  },
  NobodyOrders: {
    async first({ shop, placed }) {
      // Noon of the next day in Korea (KST): the rule is silent at night.
      shop.clock.now = new Date(new Date(shop.clock.now).setUTCHours(27, 0, 0, 0));
      await placed();
    },
    async cause({ shop }) {
      later(shop, 61);
    },
  },
};
