import { createDatabase } from "@todayfruit/api/db/database";
import { writeTableTypes } from "@todayfruit/api/db/write-table-types";
import type { Settings } from "@todayfruit/api/env";
import { openDatabase } from "./open-database.ts";
import type { Run } from "./run.ts";

/**
 * `npm run tables`: regenerates the TypeScript types of the tables and statements from a migrated database, as its owner,
 * since the shop's own role may not create temporary functions.
 */
export async function writeTables(settings: Settings, { opened }: Run): Promise<void> {
  const { ownerUrl } = await openDatabase(settings, opened);
  const db = createDatabase({ url: ownerUrl, poolSize: 1, onError: () => undefined });
  opened.defer(() => db.close());
  await writeTableTypes(db);
}
