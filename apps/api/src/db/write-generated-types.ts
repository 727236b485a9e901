import { writeFile } from "node:fs/promises";
import { buildTableTypesSource } from "./build-table-types-source.ts";
import type { Db } from "./database.ts";
import { generateStatementTypes } from "./row-types/generate-statement-types.ts";
import { loadStatements } from "./row-types/load-statements.ts";

/**
 * Rewrites `tables.ts` and `row-types/statements.ts` from a migrated database.
 *
 * @param db as a role that may make temporary functions, on PostgreSQL ≥ 18
 */
export async function writeGeneratedTypes(db: Db): Promise<void> {
  const client = await db.pool.connect();
  try {
    await writeFile(new URL("./tables.ts", import.meta.url), await buildTableTypesSource(client));
    const types = await generateStatementTypes(client, await loadStatements());
    await writeFile(new URL("./row-types/statements.ts", import.meta.url), types);
  } finally {
    client.release();
  }
}
