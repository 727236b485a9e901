import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { checkAllInvariants } from "../../apps/api/src/features/audit/check-all-invariants.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { compareLastDayWithProvider } from "../storm/compare-last-day-with-provider.ts";
import { PLENTY, seedProductsWithStock } from "../storm/seed-products-with-stock.ts";
import { startFleet } from "../storm/shop-fleet.ts";
import { type Crowd, startBuyers } from "../storm/start-buyers.ts";
import { startNginxBalancer } from "../storm/start-nginx-balancer.ts";
import { startDatabaseCluster } from "./database-cluster.ts";
import { readPagesUntilStopped } from "./read-pages-until-stopped.ts";
import { edgeSettings, startVarnish } from "./start-varnish.ts";

export type Survived = {
  bought: number;
  /** Orders confirmed as paid that the new primary does not know as paid. */
  lost: number;
  /** Units sold of the option with few, and units it had. */
  soldOfFew: string;
  /** Longest time without a purchase after each failure, in ms. */
  standstillMs: Record<string, number>;
  primary: string;
  /** Time until the former primary replicated again, in ms. */
  backAsReplicaMs: number;
  pages: { read: number; failures: Record<string, number>; longestMs: number };
  replies: Record<string, number>;
  breaches: string[];
  /** Differences to the provider's list. */
  differences: string[];
};

const SHOPS = 3;
const FEW = 60;

/**
 * Sells with three shops behind Varnish and nginx on PgBouncer, a primary and two replicas under Patroni, and kills the primary, a
 * shop and etcd's leader one after the other.
 */
export async function sellWhileServersFail({
  seconds,
  buyers,
}: {
  seconds: number;
  buyers: number;
}): Promise<Survived> {
  const cluster = await startDatabaseCluster();
  await migrate(cluster.directUrl);
  const db = createDatabase({ url: cluster.directUrl, poolSize: 2, onError: () => undefined });
  const picks = await seedProductsWithStock(db, [PLENTY, PLENTY, PLENTY, FEW]);
  const few = picks.at(-1)?.optionId ?? 0;
  const edgePort = await findFreePort();
  const fleet = await startFleet(SHOPS, {
    DATABASE_URL: cluster.pooledUrl,
    DATABASE_DIRECT_URL: cluster.directUrl,
    DATABASE_READ_URL: cluster.patroni.nodes.map(cluster.urlOf).join(","),
    ...edgeSettings(edgePort),
  });
  const balancer = await startNginxBalancer(fleet.urls.map((url) => Number(new URL(url).port)));
  const varnish = await startVarnish(edgePort, Number(new URL(balancer.url).port));
  const paths = ["/", "/best", ...picks.map(({ productId }) => `/products/${productId}`)];
  // Somebody has been here before.
  for (const path of paths) await fetch(varnish.url + path);
  const pages = readPagesUntilStopped(varnish.url, paths);
  const crowd = startBuyers(
    { urls: [varnish.url], sandbox: fleet.sandbox },
    { count: buyers, picks, random: Math.random },
  );
  const part = (seconds * 1000) / 4;
  const standstillMs: Record<string, number> = {};
  const measure = async (name: string, strike: () => Promise<unknown>) => {
    const from = performance.now();
    await strike();
    await wait(part);
    standstillMs[name] = longestGap(crowd, from, performance.now());
  };
  await measure("undisturbed", async () => undefined);
  const killed = await cluster.patroni.primary();
  await measure("primary killed", () => cluster.patroni.killPrimary());
  const backAsReplicaMs = Math.round(await cluster.patroni.bringBack(killed));
  await measure("shop killed", async () => fleet.kill(1));
  await measure("etcd's leader killed", () => cluster.etcd.killLeader());
  await crowd.stop();
  const read = await pages.stop();
  // Payments that were open when their process died are settled.
  await wait(5000);
  await fleet.stopShops();
  const differences = await compareLastDayWithProvider(db, fleet.sandboxUrl);
  await fleet.close();
  await varnish.close();
  await balancer.close();
  const { rows: paid } = await db.pool.query("select uuid from orders where status = 'paid'");
  const kept = new Set(paid.map(({ uuid }) => uuid));
  const { rows: sold } = await db.pool.query(
    `select coalesce(sum(x.units), 0)::int as units from order_option x join order_product p on p.id = x.order_product_id
       join orders o on o.id = p.order_id where o.status = 'paid' and x.option_id = $1`,
    [few],
  );
  const breaches = (await checkAllInvariants({ db, now: () => new Date() })).filter(
    (line) => line.breaches.length > 0,
  );
  const primary = (await cluster.patroni.primary()).name;
  await db.close();
  await cluster.close();
  return {
    bought: crowd.bought.length,
    lost: crowd.bought.filter((orderId) => !kept.has(orderId)).length,
    soldOfFew: `${sold[0]?.units} of ${FEW}`,
    standstillMs,
    primary: `${killed.name}, then ${primary}`,
    backAsReplicaMs,
    pages: { read: read.count, failures: read.failures, longestMs: read.longestMs },
    replies: crowd.replies(),
    breaches: breaches.map(({ name }) => name),
    differences,
  };
}

/** Returns the longest time between two purchases within a span, in ms. */
function longestGap({ confirmedAt }: Crowd, from: number, until: number): number {
  const within = [from, ...confirmedAt.filter((at) => at > from && at < until), until];
  return Math.round(Math.max(...within.slice(1).map((at, place) => at - (within[place] ?? at))));
}
