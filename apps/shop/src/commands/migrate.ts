import type { Settings } from "@todayfruit/api/env";
import { openDatabase } from "./open-database.ts";

/** `npm run migrate`: brings the database to this code's schema. */
export async function migrateDatabase(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  await database.close();
  console.log("데이터베이스가 이 프로그램과 맞아요.");
}
