import { createDatabase } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { createJsonClient } from "../load/json-client.ts";
import { type Rate, runClients } from "../load/run-clients.ts";
import { createShopper } from "../load/shopper-client.ts";
import { startPostgresServer } from "../storm/postgres-server.ts";
import { PLENTY, seedProductsWithStock } from "../storm/seed-products-with-stock.ts";
import { startFleet } from "../storm/shop-fleet.ts";
import { startNginxBalancer } from "../storm/start-nginx-balancer.ts";

type Share = { perSecond: number; p99: number; toOne: number };
export type Throughput = { shops: number; browse: Share; checkout: Share };

const MOST_SHOPS = 3;
const CLIENTS = 16;
const PRODUCTS = 40;

/**
 * Measures what one, two and three shops behind nginx give on one database: calls of a product that nothing keeps, and
 * purchases. `toOne` is the ratio to one shop.
 */
export async function measureThroughput(seconds: number): Promise<Throughput[]> {
  const server = await startPostgresServer();
  await migrate(server.url);
  const db = createDatabase({ url: server.url, poolSize: 1, onError: () => undefined });
  const picks = await seedProductsWithStock(db, Array(PRODUCTS).fill(PLENTY));
  const pick = () => picks[Math.floor(Math.random() * picks.length)] ?? { productId: 0, optionId: 0 };
  const rates: { browse: Rate; checkout: Rate }[] = [];
  for (let shops = 1; shops <= MOST_SHOPS; shops += 1) {
    const fleet = await startFleet(
      shops,
      { DATABASE_URL: server.url, CACHE: "false" },
      { isSupervised: false },
    );
    const balancer = await startNginxBalancer(fleet.urls.map((url) => Number(new URL(url).port)));
    const client = createJsonClient(balancer.url, CLIENTS);
    const shopper = createShopper(client, fleet.sandbox);
    const browse = await runClients(CLIENTS, seconds, () =>
      client.send("GET", `/v1/products/${pick().productId}`, null),
    );
    const checkout = await runClients(CLIENTS, seconds, async () =>
      shopper.checkOut(await shopper.guest(), pick()),
    );
    rates.push({ browse, checkout });
    client.close();
    await balancer.close();
    await fleet.close();
  }
  await db.close();
  await server.close();
  const [one] = rates;
  const share = (rate: Rate, first: Rate | undefined) => ({
    perSecond: rate.perSecond,
    p99: rate.p99,
    toOne: Math.round((rate.perSecond / (first?.perSecond ?? 1)) * 100) / 100,
  });
  return rates.map(({ browse, checkout }, index) => ({
    shops: index + 1,
    browse: share(browse, one?.browse),
    checkout: share(checkout, one?.checkout),
  }));
}
