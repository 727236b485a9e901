import { createDatabase } from "@todayfruit/api/db/database";
import { writeTableTypes } from "@todayfruit/api/db/write-table-types";
import type { Settings } from "@todayfruit/api/env";
import { openDatabase } from "./open-database.ts";

/** `npm run tables`: rewrites the TypeScript of the tables from the migrations. */
export async function writeTables(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  const db = createDatabase({ url: database.url, poolSize: 1, onError: () => undefined });
  await writeTableTypes(db).finally(() => db.close());
  await database.close();
}
