import type { Registry } from "prom-client";
import { countMessages } from "../../features/messages/outbox.repository.ts";
import type { Services } from "../../http/context.ts";
import { gaugesOf } from "../../http/operations/gauges-of.ts";

type Counted = Awaited<ReturnType<typeof countMessages>>;
type Shown = "waiting" | "failing" | "oldest";

const FIGURES: readonly [name: string, help: string, shown: Shown][] = [
  ["messages_waiting", "Messages that are not sent yet, by channel", "waiting"],
  ["messages_failing", "Messages that were tried in vain and are tried again, by channel", "failing"],
  ["messages_oldest_seconds", "Age of the oldest message that waits, by channel", "oldest"],
];

/** Shows what waits on each channel whenever somebody scrapes: how much, how much of it in vain so far, and for how long. */
export function observeMessages(registry: Registry, { db, now }: Pick<Services, "db" | "now">): void {
  gaugesOf(
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
