import { SINGLE_CONNECTION } from "@todayfruit/api/db/connections/deadlines";
import { EVERYTHING } from "@todayfruit/api/http/cache/cache-tags-of";
import { errorFields, type Log } from "@todayfruit/api/http/log";
import pg from "pg";

const RETRY_MS = 1000;
/** Interval in ms at which the connection is probed, since a silent one delivers no changes. */
const CHECK_MS = 5000;

export type ChangeListener = { stop(): Promise<void> };

/**
 * Listens for changes of the catalogue by any process. A broken or silent connection is replaced, and everything is then
 * assumed to have changed.
 */
export async function listenForCatalogChanges(
  url: string,
  onChange: (tags: readonly string[]) => void,
  log: Log,
): Promise<ChangeListener> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, ...SINGLE_CONNECTION });
    next.on("notification", ({ payload }) => onChange(tagsIn(payload)));
    next.on("error", (error) => {
      if (isStopped) return;
      log.warn("change listener lost", errorFields(error));
      if (next === client) again(RETRY_MS);
    });
    try {
      await next.connect();
      await next.query("listen catalog_changed");
    } catch (error) {
      cut(next);
      throw error;
    }
    client = next;
    onChange([EVERYTHING]);
    again(CHECK_MS);
  }

  /** Schedules the next probe of the connection, or its replacement. */
  function again(afterMs: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(look, afterMs);
  }

  async function look(): Promise<void> {
    try {
      if (client === undefined) return await connect();
      await client.query("select 1");
      again(CHECK_MS);
    } catch (error) {
      log.warn("change listener not connected", errorFields(error));
      cut(client);
      client = undefined;
      again(RETRY_MS);
    }
  }

  await connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      cut(client);
    },
  };
}

/** Closes a connection without waiting for the server. */
function cut(client: pg.Client | undefined): void {
  client?.connection.stream.destroy();
}

/** Reads the tags of a change; a change without tags concerns everything. */
function tagsIn(payload = ""): readonly string[] {
  return payload === "" ? [EVERYTHING] : payload.split(" ");
}
