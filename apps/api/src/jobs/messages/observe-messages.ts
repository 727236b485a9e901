import { Gauge, type Registry } from "prom-client";
import { countMessages } from "../../features/messages/outbox.repository.ts";
import type { Services } from "../../http/context.ts";

type Counted = Awaited<ReturnType<typeof countMessages>>;
type Shown = "waiting" | "failing" | "oldest";

/** Shows what waits on each channel whenever somebody looks: how much, how much of it in vain so far, and for how long. */
export function observeMessages(registry: Registry, { db, now }: Pick<Services, "db" | "now">): void {
  let counting: Promise<Counted> | null = null;
  /** The numbers are asked for together: whoever comes first counts for all. */
  const count = () => {
    counting ??= countMessages(db, now()).finally(() => {
      counting = null;
    });
    return counting;
  };
  const show = (name: string, help: string, number: Shown) =>
    new Gauge({
      name,
      help,
      labelNames: ["channel"],
      registers: [registry],
      async collect() {
        for (const counted of await count()) this.set({ channel: counted.channel }, counted[number]);
      },
    });
  show("messages_waiting", "Messages that are not sent yet, by channel", "waiting");
  show("messages_failing", "Messages that were tried in vain and are tried again, by channel", "failing");
  show("messages_oldest_seconds", "Age of the oldest message that waits, by channel", "oldest");
}
