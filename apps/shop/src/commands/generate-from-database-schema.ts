import { writeFile } from "node:fs/promises";
import { renderDataModelDocument } from "@todayfruit/api/db/data-model/render-data-model-document";
import { createDatabase, type Db } from "@todayfruit/api/db/database";
import { writeGeneratedTypes } from "@todayfruit/api/db/write-generated-types";
import type { Settings } from "@todayfruit/api/env";
import { openAndMigrateDatabase } from "../database/open-and-migrate-database.ts";
import type { CommandContext } from "./command-context-types.ts";

/** Commands that write files from a migrated database: types of tables and statements, and the data model. */

const DATA_MODEL = new URL("../../../../docs/data-model.md", import.meta.url);

/**
 * `npm run tables`: regenerates the TypeScript types of the tables and statements from a migrated database, as its owner,
 * since the shop's own role may not create temporary functions.
 */
export async function writeTables(settings: Settings, run: CommandContext): Promise<void> {
  await writeGeneratedTypes(await connectAsOwner(settings, run));
}

/** `npm run data-model`: writes `docs/data-model.md` from a migrated database. */
export async function writeDataModel(settings: Settings, run: CommandContext): Promise<void> {
  const client = await (await connectAsOwner(settings, run)).pool.connect();
  try {
    await writeFile(DATA_MODEL, await renderDataModelDocument(client));
  } finally {
    client.release();
  }
}

async function connectAsOwner(settings: Settings, { opened }: CommandContext): Promise<Db> {
  const { ownerUrl } = await openAndMigrateDatabase(settings, opened);
  const db = createDatabase({ url: ownerUrl, poolSize: 1, onError: () => undefined });
  opened.defer(() => db.close());
  return db;
}
