import { createDatabase, type Db } from "@todayfruit/api/db/database";
import type { Settings } from "@todayfruit/api/env";
import type { CommandContext } from "../commands/command-context-types.ts";
import { openAndMigrateDatabase } from "./open-and-migrate-database.ts";

/** Connects to the configured database with a single connection, for a command that runs statements in sequence. */
export async function openSingleConnection(
  settings: Settings,
  opened: CommandContext["opened"],
): Promise<Db> {
  const { directUrl } = await openAndMigrateDatabase(settings, opened);
  const db = createDatabase({ url: directUrl, poolSize: 1, onError: ignoreIdle });
  opened.defer(() => db.close());
  return db;
}

/** Ignores errors of idle connections: a running statement throws by itself, and a lost idle connection is replaced. */
function ignoreIdle(): void {}
