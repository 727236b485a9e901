import { createDatabase, type Db } from "@todayfruit/api/db/database";
import { migrate } from "@todayfruit/api/db/migrate";
import type { Settings } from "@todayfruit/api/env";
import { explainMigrationProblem } from "../explain-problem.ts";
import {
  type EmbeddedPostgres,
  ServerDidNotStart,
  startEmbeddedPostgres,
} from "../postgres/embedded-postgres.ts";
import { isShared } from "../postgres/is-shared.ts";
import { withProgress } from "../progress.ts";
import type { Run } from "./run.ts";
import { StopWithMessage } from "./stop-with-message.ts";

/** The address of the database of the settings, or of the shop's own, brought to this code's schema. */
export async function openDatabase(settings: Settings, opened: Run["opened"]): Promise<string> {
  const url = settings.DATABASE_URL ?? (await startOwn(settings.DATA_DIR, opened));
  const outcome = await migrate(url);
  if ("problem" in outcome) throw new StopWithMessage(explainMigrationProblem(outcome.problem));
  return url;
}

/** The same database, for a command that asks one thing after the other. */
export async function connectToDatabase(settings: Settings, opened: Run["opened"]): Promise<Db> {
  const url = await openDatabase(settings, opened);
  const db = createDatabase({ url, poolSize: 1, onError: ignoreIdle });
  opened.defer(() => db.close());
  return db;
}

async function startOwn(dataDir: string, opened: Run["opened"]): Promise<string> {
  const starting = startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  // Before it has started: whoever is interrupted while it does leaves no server behind either.
  opened.defer(() => starting.then(stopOwn, () => undefined));
  try {
    return (await withProgress("데이터베이스를 켜는 중", () => starting)).url;
  } catch (error) {
    if (!(error instanceof ServerDidNotStart)) throw error;
    throw new StopWithMessage(`데이터베이스를 켜지 못했어요. 까닭은 ${error.log}에 적혀 있어요.`);
  }
}

/** A shop in another terminal may be using the same server: who leaves last turns it off. */
async function stopOwn(own: EmbeddedPostgres): Promise<void> {
  if (!(await isShared(own.url))) await own.stop();
}

/** A statement that is under way throws by itself; between statements a lost connection is replaced. */
function ignoreIdle(): void {}
