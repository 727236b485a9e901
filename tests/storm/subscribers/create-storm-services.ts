import { readSettings } from "../../../apps/api/src/env.ts";
import type { Services } from "../../../apps/api/src/http/handler-context-types.ts";
import { createMetrics } from "../../../apps/api/src/http/operations/log-and-measure-requests.ts";
import { createServices } from "../../../apps/shop/src/create-services.ts";

/** Creates the services of a shop by its settings, as a further process of it uses them for timed work. */
export function createStormServices(
  settings: Record<string, string>,
  sandboxUrl: string,
  now: () => Date = () => new Date(),
): Services {
  const read = readSettings({ ...settings, LOG_LEVEL: "silent" });
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  const url = settings.DATABASE_URL ?? "";
  const created = createServices(
    read.settings,
    { url, directUrl: url, mode: "direct" },
    sandboxUrl,
    createMetrics(),
  );
  return { ...created, db: created.databases.background, now };
}

/** Closes what services of a storm hold open. */
export async function closeStormServices({ databases, mails }: Services): Promise<void> {
  await Promise.all(Object.values(databases).map((each) => each.close()));
  mails.close();
}
