import pg from "pg";
import { SINGLE_CONNECTION } from "./connection-deadline-settings.ts";

/**
 * Opens a connection of its own for questions to a server that may fall silent: connecting and each answer have a limit in
 * ms. A lost connection fails at its next question.
 */
export async function connectWithTimeout(url: string, limitMs: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    ...SINGLE_CONNECTION,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
