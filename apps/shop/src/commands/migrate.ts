import type { Settings } from "@todayfruit/api/env";
import { openAndMigrateDatabase } from "../database/open-and-migrate-database.ts";
import type { CommandContext } from "./command-context-types.ts";

/** `npm run migrate`: migrates the database to this version's schema. */
export async function migrateDatabase(settings: Settings, { opened }: CommandContext): Promise<void> {
  await openAndMigrateDatabase(settings, opened);
  console.log("데이터베이스가 이 프로그램과 맞아요.");
}
