import { setTimeout as wait } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";

type Figure<Facts> = {
  name: string;
  help: string;
  /** The sample, or one for each label. */
  of(facts: Facts): number | readonly { labels: Record<string, string>; value: number }[];
  labelNames?: readonly string[];
};

/** Longest wait of a scrape for facts, in ms: a scrape must succeed while the database is down. */
const PATIENCE_MS = 2000;

/**
 * Registers gauges whose facts are fetched once per scrape, never concurrently. Facts that are late leave their gauges
 * without a sample; the other metrics are served.
 *
 * @param ask rejects when nothing is known
 */
export function registerGaugesPerScrape<Facts>(
  registry: Registry,
  ask: () => Promise<Facts>,
  figures: readonly Figure<Facts>[],
): void {
  let asking: Promise<Facts | null> | null = null;
  const askOnce = () => {
    asking ??= ask()
      .catch(() => null)
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  for (const { name, help, of, labelNames = [] } of figures) {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const facts = await within(PATIENCE_MS, askOnce());
        this.reset();
        if (facts === null) return labelNames.length === 0 ? this.remove() : undefined;
        const samples = of(facts);
        if (typeof samples === "number") this.set(samples);
        else for (const { labels, value } of samples) this.set(labels, value);
      },
    });
  }
}

/** @returns `null` when it takes longer */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const patience = new AbortController();
  const late = wait(milliseconds, null, { signal: patience.signal }).catch(() => null);
  return Promise.race([work, late]).finally(() => patience.abort());
}
