import pg from "pg";
import { errorFields, type Log } from "../../http/log.ts";
import { SINGLE_CONNECTION } from "../connections/connection-deadline-settings.ts";

const RETRY_MS = 1000;
/** Interval in ms at which the connection is probed, since a silent one delivers nothing. */
const CHECK_MS = 5000;

export type NotificationListener = { stop(): Promise<void> };
export type Channels = Readonly<Record<string, (payload: string) => void>>;

/**
 * Listens for notifications of any process, on one connection of its own.
 *
 * @param url address without a pooler in transaction mode, which would give the session to others
 * @param channels receiver of each channel's payloads
 * @param onConnected called for each connection that listens: what came before it is unknown
 * @param onLost called when the connection broke or became silent; it is replaced until one listens again
 */
export async function listenForNotifications(
  url: string,
  channels: Channels,
  { onConnected, onLost, log }: { onConnected(): void; onLost(): void; log: Log },
): Promise<NotificationListener> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, ...SINGLE_CONNECTION });
    next.on("notification", ({ channel, payload = "" }) => channels[channel]?.(payload));
    next.on("error", (error) => {
      if (isStopped) return;
      log.warn("change listener lost", errorFields(error));
      if (next !== client) return;
      onLost();
      again(RETRY_MS);
    });
    try {
      await next.connect();
      for (const channel of Object.keys(channels)) await next.query(`listen ${channel}`);
    } catch (error) {
      cut(next);
      throw error;
    }
    client = next;
    onConnected();
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
      onLost();
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
