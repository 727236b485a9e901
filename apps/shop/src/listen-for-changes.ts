import { EVERYTHING } from "@todayfruit/api/http/cache/tags-of";
import { errorFields, type Log } from "@todayfruit/api/http/log";
import pg from "pg";

const RETRY_MS = 2000;

export type ChangeListener = { stop(): Promise<void> };

/**
 * Hears from the database what of the catalogue changed, whichever process changed it. When the connection breaks,
 * whatever was missed is assumed to have changed.
 */
export async function listenForChanges(
  url: string,
  onChange: (tags: readonly string[]) => void,
  log: Log,
): Promise<ChangeListener> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on("notification", ({ payload }) => onChange(tagsIn(payload)));
    next.on("error", (error) => {
      log.warn("change listener lost", errorFields(error));
      again();
    });
    await next.connect();
    await next.query("listen catalog_changed");
    client = next;
    onChange([EVERYTHING]);
  }

  function again(): void {
    if (isStopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().catch((error: unknown) => {
        log.warn("change listener not connected", errorFields(error));
        again();
      });
    }, RETRY_MS);
  }

  await connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** What a change is about; one that does not say so is about everything. */
function tagsIn(payload = ""): readonly string[] {
  return payload === "" ? [EVERYTHING] : payload.split(" ");
}
