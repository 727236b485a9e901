import { migrate } from "@todayfruit/api/db/migrate";
import type { Settings } from "@todayfruit/api/env";
import { explainMigrationProblem } from "../explain-problem.ts";
import { startEmbeddedPostgres } from "../postgres/embedded-postgres.ts";
import { withProgress } from "../progress.ts";
import { StopWithMessage } from "./stop-with-message.ts";

export type OpenDatabase = { url: string; close(): Promise<void> };

/** The database of the settings, or the shop's own, brought to this code's schema. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const own = settings.DATABASE_URL
    ? null
    : await withProgress("데이터베이스를 켜는 중", () =>
        startEmbeddedPostgres({ dataDir: settings.DATA_DIR, onStep: () => undefined }),
      );
  const url = settings.DATABASE_URL ?? own?.url ?? "";
  const outcome = await migrate(url);
  if ("problem" in outcome) {
    await own?.stop();
    throw new StopWithMessage(explainMigrationProblem(outcome.problem));
  }
  return { url, close: async () => own?.stop() };
}
