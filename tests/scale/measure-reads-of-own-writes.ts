import type { Reply } from "@todayfruit/contract/all-calls";
import { createDatabase } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { startReplica } from "../../apps/api/src/testing/replicas/start-replica.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { createJsonClient, type JsonClient } from "../load/json-client.ts";
import { createShopper } from "../load/shopper-client.ts";
import { startPostgresServer } from "../storm/postgres-server.ts";
import { PLENTY, seedProductsWithStock } from "../storm/seed-products-with-stock.ts";
import { type Fleet, startFleet } from "../storm/shop-fleet.ts";

export type OwnWrites = {
  checks: number;
  /** Reads that lacked what their reader had written. */
  missed: number;
  /** Share of reads that a replica answered, by kind of reader. */
  onReplicas: Record<string, string>;
};

const CLIENTS = 16;
const PRODUCTS = 20;
const DELAY = "5s";
const MOST_UNITS = 50;
/** Products that visitors read for each change of a cart. */
const VISITS = 3;
const CART = "/v1.2/app-users/shopping-carts";

/**
 * Writes to carts by one shop and reads them by the other, each time at once, with one of two replicas held five seconds
 * behind, while visitors read products.
 */
export async function measureReadsOfOwnWrites(checks: number): Promise<OwnWrites> {
  const server = await startPostgresServer();
  await migrate(server.url);
  const db = createDatabase({ url: server.url, poolSize: 1, onError: () => undefined });
  const picks = await seedProductsWithStock(db, Array(PRODUCTS).fill(PLENTY));
  const replicas = [
    await startReplica(server.url),
    await startReplica(server.url, { recovery_min_apply_delay: DELAY }),
  ];
  const readUrls = replicas.map((replica) => replica.urlOf(server.url)).join(",");
  const metricsPorts = [await findFreePort(), await findFreePort()];
  const fleets: Fleet[] = [];
  for (const port of metricsPorts) {
    const settings = {
      DATABASE_URL: server.url,
      DATABASE_READ_URL: readUrls,
      METRICS_PORT: String(port),
      // Every read is asked of a database.
      CACHE: "false",
    };
    fleets.push(await startFleet(1, settings, { isSupervised: false }));
  }
  const [writer, reader] = fleets.map((fleet) => createJsonClient(fleet.urls[0] ?? "", CLIENTS)) as [
    JsonClient,
    JsonClient,
  ];
  const shopper = createShopper(writer, (fleets[0] as Fleet).sandbox);
  let done = 0;
  let missed = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const pick = picks[client % picks.length] ?? { productId: 0, optionId: 0 };
      const token = await shopper.guest();
      await shopper.addToCart(token, pick);
      const line = lineOf((await writer.send("GET", CART, token)).body);
      const path = `/v1.1/app-users/shopping-carts/${line.item}/shopping-option-group/${line.group}/option-unit`;
      for (let turn = 0; done < checks; turn += 1) {
        done += 1;
        const units = 1 + (turn % MOST_UNITS);
        await writer.send("PUT", `${path}/${units}`, token);
        if (lineOf((await reader.send("GET", CART, token)).body).units !== units) missed += 1;
        for (const other of picks.slice(0, VISITS))
          await reader.send("GET", `/v1/products/${other.productId}`, null);
      }
    }),
  );
  const metrics = await Promise.all(
    metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  writer.close();
  reader.close();
  for (const fleet of fleets) await fleet.close();
  await db.close();
  for (const replica of replicas) await replica.close();
  await server.close();
  return { checks: done, missed, onReplicas: sharesOf(metrics.join("\n")) };
}

type Line = { item: number; group: number; units: number };

/** Returns the only line of a cart. */
function lineOf(cart: Record<string, unknown>): Line {
  const { list } = cart as unknown as Reply<"GET /v1.2/app-users/shopping-carts">;
  const item = list[0]?.bundleItems[0];
  const group = item?.optionGroups[0];
  return { item: item?.id ?? 0, group: group?.id ?? 0, units: group?.optionUnit ?? 0 };
}

/** Returns the share of reads that replicas answered, by kind of reader. */
function sharesOf(metrics: string): Record<string, string> {
  const counts = new Map<string, { replica: number; all: number }>();
  for (const [, labels = "", value] of metrics.matchAll(/^\w*sql_reads_total\{([^}]*)\} (\d+)/gm)) {
    const reader = /reader="(\w+)"/.exec(labels)?.[1] ?? "";
    const count = counts.get(reader) ?? { replica: 0, all: 0 };
    count.all += Number(value);
    if (labels.includes('target="replica"')) count.replica += Number(value);
    counts.set(reader, count);
  }
  return Object.fromEntries(
    [...counts].map(([reader, { replica, all }]) => [
      reader,
      `${replica} of ${all} (${Math.round((replica / all) * 1000) / 10} %)`,
    ]),
  );
}
