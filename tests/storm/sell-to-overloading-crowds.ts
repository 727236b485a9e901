import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { percentile } from "../load/percentile.ts";
import { startPostgresServer } from "./postgres-server.ts";
import { PLENTY, seedProductsWithStock } from "./seed-products-with-stock.ts";
import { startFleet } from "./shop-fleet.ts";
import { startBuyers } from "./start-buyers.ts";

/** Storm of more buyers than the shop can serve. */

export type Round = {
  shoppers: number;
  ordersPerSecond: number;
  /** Purchases from their first admitted call, in ms. */
  purchaseP50Ms: number;
  purchaseP95Ms: number;
  refusals: number;
  refusalP95Ms: number;
  replies: Record<string, number>;
};

/** Buys with growing crowds and with few shoppers again; measures sales, refusals and their times. */
export async function sellToOverloadingCrowds(options: {
  crowds: readonly number[];
  seconds: number;
}): Promise<Round[]> {
  const server = await startPostgresServer({ synchronous_commit: "on" });
  await migrate(server.url);
  const db = createDatabase({ url: server.url, poolSize: 1, onError: () => undefined });
  const picks = await seedProductsWithStock(db, Array(40).fill(PLENTY));
  const fleet = await startFleet(1, { DATABASE_URL: server.url }, { isSupervised: false });
  const rounds: Round[] = [];
  for (const shoppers of options.crowds) {
    const crowd = startBuyers(fleet, { count: shoppers, picks, random: Math.random });
    // The first seconds fill the queues.
    await wait(5000);
    const before = { bought: crowd.bought.length, refused: crowd.refusedMs().length };
    await wait(options.seconds * 1000);
    const purchases = crowd.purchaseMs.slice(before.bought);
    const refused = crowd.refusedMs().slice(before.refused);
    rounds.push({
      shoppers,
      ordersPerSecond: Math.round((purchases.length / options.seconds) * 10) / 10,
      purchaseP50Ms: Math.round(percentile(purchases, 0.5)),
      purchaseP95Ms: Math.round(percentile(purchases, 0.95)),
      refusals: refused.length,
      refusalP95Ms: refused.length === 0 ? 0 : Math.round(percentile(refused, 0.95)),
      replies: crowd.replies(),
    });
    await crowd.stop();
  }
  await fleet.close();
  await db.close();
  await server.close();
  return rounds;
}
