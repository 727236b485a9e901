import { createJsonClient } from "./json-client.ts";
import type { Figures } from "./required-figures.ts";
import { runClients, runOpenLoop } from "./run-clients.ts";
import { typedQueries } from "./typed-queries.ts";

/** Searches and suggestions per second, none of them cached: far more than ten thousand shoppers send. */
const PER_SECOND = { search: 20, suggestions: 40 } as const;
const CALLS = { search: "/v1/products/search", suggestions: "/v1/products/search/suggestions" } as const;

/** Measures uncached searches and suggestions, each with the next of many different texts. */
export async function measureSearch(figures: Figures, url: string, seconds: number): Promise<void> {
  const client = createJsonClient(url, 16);
  const queries = typedQueries();
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
    figures[`${name}100k.p50`] = p50;
    figures[`${name}100k.p99`] = p99;
    figures[`${name}100k.asked`] = done;
  }
  client.close();
}
