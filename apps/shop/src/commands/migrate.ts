import type { Settings } from "@todayfruit/api/env";
import { openDatabase } from "./open-database.ts";
import type { Run } from "./run.ts";

/** `npm run migrate`: migrates the database to this version's schema. */
export async function migrateDatabase(settings: Settings, { opened }: Run): Promise<void> {
  await openDatabase(settings, opened);
  console.log("데이터베이스가 이 프로그램과 맞아요.");
}
