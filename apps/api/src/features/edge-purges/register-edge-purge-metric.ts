import type { Registry } from "prom-client";
import type { Services } from "../../http/handler-context-types.ts";
import { registerGaugesPerScrape } from "../../http/operations/register-gauges-per-scrape.ts";
import { oldestEdgePurge } from "./edge-purges.repository.ts";

/** Registers the age of the oldest change that the edge has not dropped, read at every scrape. */
export function registerEdgePurgeMetric(registry: Registry, { db, now }: Pick<Services, "db" | "now">): void {
  registerGaugesPerScrape(registry, () => oldestEdgePurge(db, now()), [
    {
      name: "edge_purge_oldest_seconds",
      help: "Age of the oldest change that the cache in front of the shop has not dropped",
      of: (seconds: number) => seconds,
    },
  ]);
}
