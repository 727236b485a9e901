import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, type Db } from "../../../apps/api/src/db/database.ts";
import { migrate } from "../../../apps/api/src/db/migrate.ts";
import { checkAllInvariants } from "../../../apps/api/src/features/audit/check-all-invariants.ts";
import { comparePaymentsWithProvider } from "../../../apps/api/src/features/audit/provider/compare-payments-with-provider.ts";
import { seedProduct, seedRules } from "../../../apps/api/src/testing/product-and-member-fixtures.ts";
import { adaptClientToTestShop } from "../adapt-client-to-test-shop.ts";
import { startPostgresServer } from "../postgres-server.ts";
import { createRetryingClient } from "../retrying-client.ts";
import { type Fleet, startFleet } from "../shop-fleet.ts";
import { chargeSubscribersUntilStopped } from "../subscribers/charge-subscribers-until-stopped.ts";
import { closeStormServices, createStormServices } from "../subscribers/create-storm-services.ts";
import { addSubscriptions, countCycles } from "../subscribers/subscription-steps.ts";
import { type InjectedFaults, injectFaults } from "./inject-faults.ts";
import { createMember, live, type Told } from "./random-purchases.ts";
import { runJobsThroughTime } from "./run-jobs-through-time.ts";

/** Storm of all faults at once, and the comparison of all books after it. */

export type Weathered = {
  strikes: InjectedFaults["counts"];
  told: { paid: number; canceled: number; gifts: number; parts: number };
  /** Billing cycles of subscribers by state when the faults ended, and at the end. */
  cycles: { afterFaults: Record<string, number>; last: Record<string, number> };
  /** Number of shops that ended by themselves. */
  deaths: number;
  replies: Record<string, number>;
  /** Orders confirmed as paid that are unknown or unpaid. */
  lostPayments: string[];
  openRefunds: number;
  /** Payments whose done refunds differ from the provider's. */
  unequalRefunds: string[];
  /** Text messages the provider has and the shop did not send, or sent twice. */
  textsTwice: number;
  breaches: string[];
  differences: string[];
};

/** Longest time in ms in which the asked sessions are ended, and in which the asked purchases are reached. */
const MOST_AFTER_MS = 60_000;
const DATABASE_ROOM = { max_connections: "200" };

/**
 * Runs two shops on one database with all faults at once, then advances the clock past every expiry and compares the
 * books, the provider's list, every acknowledged payment, every refund and every text message.
 */
export async function allFaultsStorm(options: {
  seconds: number;
  /** Database sessions ended at least, for which the faults go on; each interval is as long as the machine makes it. */
  sessions: number;
  members: number;
  /** Purchases in all, during and after the faults, for which the members go on: the shops sell again by themselves. */
  purchases: number;
  /** Options to which every member subscribes, at most 6; 0: nobody does. */
  subscriptions: number;
  /** Runs of every job at each step of the clock. */
  rounds: number;
}): Promise<Weathered> {
  const server = await startPostgresServer(DATABASE_ROOM);
  await migrate(server.url);
  const db = createDatabase({ url: server.url, poolSize: 8, onError: () => undefined });
  await seedRules(db);
  const picks = {
    card: [] as { productId: number; optionId: number }[],
    gift: [] as { productId: number; optionId: number }[],
  };
  for (let count = 0; count < 6; count += 1) {
    const card = await seedProduct(db, { price: 19_900 + count * 1000, stock: 100_000, base: 3000 });
    const gift = await seedProduct(db, { price: 24_900 + count * 1000, stock: 100_000, base: 0 });
    picks.card.push({ productId: card.productId, optionId: card.optionIds[0] ?? 0 });
    picks.gift.push({ productId: gift.productId, optionId: gift.optionIds[0] ?? 0 });
  }
  // Few units, so that some orders find them sold out.
  const scarce = await seedProduct(db, { price: 9900, stock: 30, base: 3000 });
  picks.card.push({ productId: scarce.productId, optionId: scarce.optionIds[0] ?? 0 });
  const fleet = await startFleet(2, { DATABASE_URL: server.url });
  const clients = fleet.urls.map((url) =>
    createRetryingClient(url, { sockets: options.members, patienceMs: 15_000, random: Math.random }),
  );
  const shops = clients.map((client) => adaptClientToTestShop(client, fleet.sandbox, db));
  const told: Told = { paid: [], canceled: [], gifts: 0, parts: 0 };
  let isOver = false;
  const people = await Promise.all(
    Array.from({ length: options.members }, async (_, index) => {
      const shop = shops[index % shops.length];
      if (!shop) throw new Error("There are shops");
      return { shop, token: await createMember(shop, `storm${index}@todayfruit.example`) };
    }),
  );
  const subscribers =
    options.subscriptions === 0
      ? null
      : await startSubscribers(
          fleet,
          await memberIds(db),
          picks.card.slice(0, options.subscriptions).map(({ optionId }) => optionId),
        );
  const lives = people.map(({ shop, token }) =>
    live(shop, token, picks, told, { random: Math.random, isOver: () => isOver }),
  );
  const strikes = await injectFaults(
    { server, fleet, db },
    { seconds: options.seconds, random: Math.random },
  );
  await wait(options.seconds * 1000);
  const lastStrike = performance.now() + MOST_AFTER_MS;
  while (strikes.counts.sessions < options.sessions && performance.now() < lastStrike) await wait(100);
  await strikes.stop();
  const latest = performance.now() + MOST_AFTER_MS;
  while (told.paid.length < options.purchases && performance.now() < latest) await wait(100);
  isOver = true;
  await Promise.all(lives);
  await subscribers?.stop();
  const cyclesAfterFaults = await countCycles({ db });
  await wait(3000);
  for (const client of clients) client.close();
  await fleet.stopShops();

  const services = await runJobsThroughTime(fleet, options.rounds);
  const { rows: kept } = await db.pool.query<{ uuid: string }>(
    "select o.uuid from orders o join payment p on p.order_id = o.id where p.captured > 0",
  );
  const known = new Set(kept.map(({ uuid }) => uuid));
  const { rows: open } = await db.pool.query(
    "select count(*)::int as count from refund where done_at is null",
  );
  const lines = await checkAllInvariants({ db, now: services.now });
  const compared = await comparePaymentsWithProvider(
    { db, payments: services.payments, lookAgainMs: 10 },
    { from: new Date(Date.now() - 86_400_000), until: services.now() },
  );
  const weathered: Weathered = {
    strikes: strikes.counts,
    told: { paid: told.paid.length, canceled: told.canceled.length, gifts: told.gifts, parts: told.parts },
    cycles: { afterFaults: cyclesAfterFaults, last: await countCycles({ db }) },
    deaths: fleet.deaths(),
    replies: Object.fromEntries(clients.flatMap(({ replies }) => [...replies])),
    lostPayments: told.paid.filter((uuid) => !known.has(uuid)),
    openRefunds: open[0]?.count,
    unequalRefunds: await unequalRefunds(db, fleet.sandbox),
    textsTwice: await textsTwice(db, fleet.sandbox),
    breaches: lines.flatMap(({ name, breaches }) => breaches.map((row) => `${name}: ${row}`)),
    differences: compared.differences,
  };
  await closeStormServices(services);
  await fleet.close();
  await db.close();
  await server.close();
  return weathered;
}

/** Subscribes members to options and charges them until stopped, as a further process of the shop. */
async function startSubscribers(fleet: Fleet, userIds: readonly number[], optionIds: readonly number[]) {
  const services = createStormServices(fleet.settings, fleet.sandboxUrl);
  await addSubscriptions(services, userIds, optionIds);
  const charging = chargeSubscribersUntilStopped(services, { random: Math.random });
  return {
    async stop() {
      await charging.stop();
      await closeStormServices(services);
    },
  };
}

async function memberIds(db: Db): Promise<number[]> {
  const { rows } = await db.pool.query<{ id: number }>(
    "select id from app_user where email like 'storm%@todayfruit.example' order by id",
  );
  return rows.map(({ id }) => id);
}

type Asked = { send(method: string, path: string, token: null): Promise<{ body: Record<string, unknown> }> };
type Book = { pool: { query(sql: string): Promise<{ rows: Record<string, unknown>[] }> } };

/**
 * Payments whose refunds in the shop and cancels at the provider have different sums. The provider also lists the
 * closing of an empty account as a cancel; it refunds nothing.
 */
async function unequalRefunds(db: Book, sandbox: Asked): Promise<string[]> {
  const atProvider = new Map<string, number>();
  for (let after = ""; ; ) {
    const { body } = await sandbox.send("GET", `/_sim/payments${after && `?after=${after}`}`, null);
    const list = body.list as {
      paymentKey: string;
      approvedAt: string | null;
      cancels: { cancelAmount: number }[] | null;
    }[];
    for (const { paymentKey, approvedAt, cancels } of list) {
      const sum = (approvedAt === null ? [] : (cancels ?? [])).reduce(
        (total, { cancelAmount }) => total + cancelAmount,
        0,
      );
      atProvider.set(paymentKey, sum);
    }
    const last = list.at(-1)?.paymentKey;
    if (last === undefined) break;
    after = last;
  }
  const { rows } = await db.pool.query(
    `select p.payment_key, coalesce(sum(r.amount) filter (where r.done_at is not null and r.outcome = 'returned'), 0)::int as given,
            max(p.captured) as captured, max(p.refunded) as refunded, string_agg(r.amount || ' ' || r.outcome, ', ') as ended
       from payment p left join refund r on r.payment_id = p.id
      where p.payment_key is not null group by p.payment_key`,
  );
  return rows
    .filter(({ payment_key, given }) => (atProvider.get(String(payment_key)) ?? 0) !== given)
    .map(
      ({ payment_key: key, given, captured, refunded, ended }) =>
        `${key}: ${given} here (captured ${captured}, refunded ${refunded}; ${ended}), ${atProvider.get(String(key))} there`,
    );
}

/** Text messages at the provider beyond those the shop sent. */
async function textsTwice(db: Book, sandbox: Asked): Promise<number> {
  const { body } = await sandbox.send("GET", "/_sim/messages", null);
  const { rows } = await db.pool.query(
    "select count(provider_message_id)::int as sent from message_outbox where provider_message_id is not null",
  );
  return (body.list as unknown[]).length - Number(rows[0]?.sent);
}
