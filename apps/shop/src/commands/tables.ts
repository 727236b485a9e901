import { writeTableTypes } from "@todayfruit/api/db/write-table-types";
import type { Settings } from "@todayfruit/api/env";
import { connectToDatabase } from "./open-database.ts";
import type { Run } from "./run.ts";

/** `npm run tables`: rewrites the TypeScript of the tables and statements from a migrated database. */
export async function writeTables(settings: Settings, { opened }: Run): Promise<void> {
  await writeTableTypes(await connectToDatabase(settings, opened));
}
