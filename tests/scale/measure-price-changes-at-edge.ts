import { setTimeout as wait } from "node:timers/promises";
import type { Reply } from "@todayfruit/contract/all-calls";
import { createDatabase } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { seedProduct } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { percentile } from "../load/percentile.ts";
import { startPostgresServer } from "../storm/postgres-server.ts";
import { startFleet } from "../storm/shop-fleet.ts";
import { startNginxBalancer } from "../storm/start-nginx-balancer.ts";
import { edgeSettings, startVarnish } from "./start-varnish.ts";

export type EdgeFigures = {
  changes: number;
  /** Time from a committed price until Varnish served it, in ms. */
  shownP50Ms: number;
  shownLongestMs: number;
  /** Replies of Varnish while every shop was stopped, by status. */
  withoutShops: Record<string, number>;
};

const CHANGES = 20;
const READS_WITHOUT_SHOPS = 30;
const PATIENCE_MS = 10_000;

/** Changes prices behind two shops and Varnish, and reads from Varnish once every shop is stopped. */
export async function measurePriceChangesAtEdge(): Promise<EdgeFigures> {
  const server = await startPostgresServer();
  await migrate(server.url);
  const db = createDatabase({ url: server.url, poolSize: 1, onError: () => undefined });
  const { productId } = await seedProduct(db, { price: 19_900, stock: 1000 });
  const port = await findFreePort();
  const fleet = await startFleet(
    2,
    { DATABASE_URL: server.url, ...edgeSettings(port) },
    { isSupervised: false },
  );
  const balancer = await startNginxBalancer(fleet.urls.map((url) => Number(new URL(url).port)));
  const varnish = await startVarnish(port, Number(new URL(balancer.url).port));
  const address = `${varnish.url}/v1/products/${productId}`;
  const shownPrice = async () =>
    ((await (await fetch(address)).json()) as Reply<"GET /v1/products/{id}">).productPrice.price;
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const price = 10_000 + change * 10;
    await shownPrice();
    await db.pool.query("update product_option set price = $2, list_price = $2 where product_id = $1", [
      productId,
      price,
    ]);
    await db.pool.query("update product set price = $2, list_price = $2 where id = $1", [productId, price]);
    const begin = performance.now();
    while ((await shownPrice()) !== price && performance.now() - begin < PATIENCE_MS) await wait(10);
    times.push(performance.now() - begin);
  }
  await fetch(varnish.url);
  await fleet.stopShops();
  const withoutShops: Record<string, number> = {};
  for (let read = 0; read < READS_WITHOUT_SHOPS; read += 1) {
    for (const url of [address, varnish.url]) {
      const { status } = await fetch(url);
      withoutShops[status] = (withoutShops[status] ?? 0) + 1;
    }
    await wait(200);
  }
  await varnish.close();
  await balancer.close();
  await fleet.close();
  await db.close();
  await server.close();
  return {
    changes: times.length,
    shownP50Ms: Math.round(percentile(times, 0.5)),
    shownLongestMs: Math.round(Math.max(...times)),
    withoutShops,
  };
}
