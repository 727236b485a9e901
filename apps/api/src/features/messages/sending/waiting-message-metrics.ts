import type { Registry } from "prom-client";
import type { Services } from "../../../http/handler-context-types.ts";
import { registerGaugesPerScrape } from "../../../http/operations/register-gauges-per-scrape.ts";
import { countMessages } from "../outbox.repository.ts";

type Counted = Awaited<ReturnType<typeof countMessages>>;
type Shown = "waiting" | "failing" | "oldest";

const FIGURES: readonly [name: string, help: string, shown: Shown][] = [
  ["messages_waiting", "Messages that are not sent yet, by channel", "waiting"],
  ["messages_failing", "Messages that were tried in vain and are tried again, by channel", "failing"],
  ["messages_oldest_seconds", "Age of the oldest message that waits, by channel", "oldest"],
];

/**
 * Registers metrics of the waiting messages of each channel, read at every scrape: their number, the failing ones,
 * and the age of the oldest.
 */
export function observeMessages(registry: Registry, { db, now }: Pick<Services, "db" | "now">): void {
  registerGaugesPerScrape(
    registry,
    () => countMessages(db, now()),
    FIGURES.map(([name, help, shown]) => ({
      name,
      help,
      labelNames: ["channel"],
      of: (counted: Counted) =>
        counted.map((each) => ({ labels: { channel: each.channel }, value: each[shown] })),
    })),
  );
}
