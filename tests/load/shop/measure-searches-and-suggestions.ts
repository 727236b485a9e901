import { buildShopDatabaseSettings } from "../build-shop-database-settings.ts";
import { buildShopperSearchQueries } from "../build-shopper-search-queries.ts";
import { createJsonClient } from "../json-client.ts";
import { runClients, runOpenLoop } from "../run-clients.ts";
import { startShopProcess } from "../start-shop-provider-and-bare-servers.ts";
import { type BenchContext, notePeak, PORTS } from "./bench-context.ts";

/** Searches and suggestions per second, none of them kept: far more than ten thousand shoppers send. */
const PER_SECOND = { search: 20, suggestions: 40 } as const;
const CALLS = { search: "/v1/products/search", suggestions: "/v1/products/search/suggestions" } as const;

/** Measures how long shoppers of the large catalogue wait for searches and suggestions that nothing keeps, in ms. */
export async function measureSearchesAndSuggestions({
  figures,
  large,
  seconds,
}: BenchContext): Promise<void> {
  const shop = await startShopProcess(PORTS.shop, {
    ...buildShopDatabaseSettings(large.url),
    CACHE: "false",
    SANDBOX_PORT: String(PORTS.shop + 1),
  });
  const client = createJsonClient(shop.url, 16);
  const queries = buildShopperSearchQueries();
  for (const name of ["search", "suggestions"] as const) {
    let turn = 0;
    const ask = async () => {
      const query = queries[(turn++ * 31) % queries.length] ?? "";
      const address = `${CALLS[name]}?searchToken=${encodeURIComponent(query)}`;
      const { status } = await client.send("GET", address, null);
      if (status !== 200) throw new Error(`${address}: ${status}`);
    };
    // Prepares the statements on every connection before measuring.
    await runClients(16, 3, ask);
    const { p50, p99, done } = await runOpenLoop(PER_SECOND[name], seconds * 4, ask);
    figures[`${name}.typed.p50`] = p50;
    figures[`${name}.typed.p99`] = p99;
    figures[`${name}.typed.asked`] = done;
  }
  client.close();
  notePeak(figures, shop);
  await shop.stop();
}
