import type { Registry } from "prom-client";
import type { Services } from "../../http/handler-context-types.ts";
import { registerGaugesPerScrape } from "../../http/operations/register-gauges-per-scrape.ts";
import { listPartitionEnds, type PartitionEnd } from "./partitions.repository.ts";

const DAY_MS = 86_400_000;

/** Registers how many days ahead each table by month has partitions, read at every scrape. */
export function observePartitions(registry: Registry, { db, now }: Pick<Services, "db" | "now">): void {
  registerGaugesPerScrape(registry, () => listPartitionEnds(db), [
    {
      name: "partition_days_ahead",
      help: "Days for which a table has partitions of months; 0: rows of a later time are in its default partition",
      labelNames: ["table"],
      of: (ends: PartitionEnd[]) =>
        ends.map(({ table_name, until_at, has_later_rows }) => ({
          labels: { table: table_name },
          value: has_later_rows ? 0 : Math.max(0, (until_at.getTime() - now().getTime()) / DAY_MS),
        })),
    },
  ]);
}
