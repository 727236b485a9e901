import { setTimeout as wait } from "node:timers/promises";
import { asTrouble } from "@todayfruit/api/db/connections/classify-database-trouble";
import { readSettings } from "@todayfruit/api/env";
import { StopWithMessageError } from "../commands/stop-with-message-error.ts";
import { explainDatabaseTrouble, explainSettingProblems } from "../explain-fatal-errors.ts";

/** Commands of the shop; each is loaded only when it runs. */
const COMMANDS = {
  start: async () => (await import("../commands/start.ts")).start,
  import: async () => (await import("../commands/import-catalog.ts")).importCatalogFolder,
  migrate: async () => (await import("../commands/migrate.ts")).migrateDatabase,
  audit: async () => (await import("../commands/audit-invariants.ts")).auditInvariants,
  dev: async () => (await import("../dev/develop.ts")).develop,
  build: async () => (await import("../commands/build.ts")).build,
  coupon: async () => (await import("../commands/define-coupon.ts")).defineCouponByCommand,
  variants: async () => (await import("../commands/start-storefront-variants.ts")).startStorefrontVariants,
  "data-model": async () => (await import("../commands/generate-from-database-schema.ts")).writeDataModel,
  tables: async () => (await import("../commands/generate-from-database-schema.ts")).writeTables,
  rehearse: async () => (await import("../commands/rehearse-waiting-room.ts")).rehearseWaitingRoom,
  operator: async () => (await import("../commands/operator/run-operator-command.ts")).runOperatorCommand,
} as const;

/** Longest time to stop in ms; beyond it the process ends with `STOPPED_LATE`, and the next start repairs what was left. */
const LAST_MOMENT_MS = 11_500;
const STOPPED_LATE = 1;
/**
 * Time in ms without work before the process exits. A function that V8 compiles in the background at that instant can wait
 * for the process, and the process for it, for ever (nodejs/node issue 54918); such work ends within a few ms.
 */
const LAST_COMPILATIONS_MS = 50;
/** Exit code of an interrupted command. */
const INTERRUPTED = 130;

/** Runs a command of the shop until it ends or is told to, and ends the process. */
export async function runCommand(name: string, words: string[]): Promise<void> {
  const read = readSettings(process.env);
  if ("problems" in read) return fail(explainSettingProblems(read.problems));
  if (!isCommand(name))
    return fail(`${name}: 없는 명령이에요. ${Object.keys(COMMANDS).join(", ")} 가운데 골라 주세요.`);
  let isTold = false;
  const told = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) {
      process.on(signal, () => {
        isTold = true;
        resolve();
      });
    }
  });
  const opened = new AsyncDisposableStack();
  const command = await COMMANDS[name]();
  const work = command(read.settings, { words, opened, told });
  told.then(() => setTimeout(() => process.exit(STOPPED_LATE), LAST_MOMENT_MS).unref());
  try {
    await Promise.race([
      work.catch((error: unknown) => explain(error, isTold)),
      told.then(() => (process.exitCode ??= INTERRUPTED)),
    ]);
  } finally {
    await opened.disposeAsync();
  }
  await wait(LAST_COMPILATIONS_MS);
  // Interrupted work may still be waiting; everything important is closed.
  process.exit();
}

/** @param isTold true once the command was told to stop: a later error is a consequence */
function explain(error: unknown, isTold: boolean): void {
  const trouble = asTrouble(error);
  const sentence =
    error instanceof StopWithMessageError ? error.message : trouble ? explainDatabaseTrouble(trouble) : null;
  if (sentence === null) throw error;
  if (!isTold) fail(sentence);
}

function isCommand(name: string): name is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, name);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
