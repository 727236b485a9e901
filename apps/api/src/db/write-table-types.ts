import { writeFile } from "node:fs/promises";
import type { Db } from "./database.ts";
import { tableTypes } from "./table-types.ts";

/** Rewrites `tables.ts` from a migrated database. */
export async function writeTableTypes(db: Db): Promise<void> {
  await writeFile(new URL("./tables.ts", import.meta.url), await tableTypes(db));
}
