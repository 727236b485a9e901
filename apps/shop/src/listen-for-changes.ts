import { SINGLE_CONNECTION } from "@todayfruit/api/db/connections/deadlines";
import { EVERYTHING } from "@todayfruit/api/http/cache/tags-of";
import { errorFields, type Log } from "@todayfruit/api/http/log";
import pg from "pg";

const RETRY_MS = 1000;
/** A connection that fell silent would bring no change any more; it is asked every so often. */
const CHECK_MS = 5000;

export type ChangeListener = { stop(): Promise<void> };

/**
 * Listens for changes of the catalogue, whichever process made them. When the connection breaks or falls silent it is
 * made again, and whatever was missed is assumed to have changed.
 */
export async function listenForChanges(
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

  /** Looks after the connection in a while: asks the one that is there, or makes one. */
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

/** Ends a connection without waiting for the server to say goodbye. */
function cut(client: pg.Client | undefined): void {
  client?.connection.stream.destroy();
}

/** Reads what a change is about; one that does not say so is about everything. */
function tagsIn(payload = ""): readonly string[] {
  return payload === "" ? [EVERYTHING] : payload.split(" ");
}
