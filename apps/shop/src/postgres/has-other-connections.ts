import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { CALLED, OWN_NAME } from "./build-server-url-and-app-role.ts";
import { rejectedByQuery } from "./find-server-and-await-readiness.ts";

const TRIES = 10;
const PAUSE_MS = 50;

/**
 * Checks whether another process of the shop is connected to a server; connections of a killed one may take a moment to
 * end.
 */
export async function hasOtherConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", rejectedByQuery);
  try {
    await client.connect();
    for (let tries = 1; tries <= TRIES; tries += 1) {
      if ((await countOthers(client)) === 0) return false;
      await wait(PAUSE_MS);
    }
    return true;
  } catch {
    return false; // A server that does not answer serves nobody.
  } finally {
    await client.end();
  }
}

async function countOthers(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where starts_with(application_name, $1) and application_name <> $2",
    [CALLED, OWN_NAME],
  );
  return rowCount ?? 0;
}
