import "./run-in-production.ts";
import { asTrouble } from "@todayfruit/api/db/connections/database-trouble";
import { readSettings } from "@todayfruit/api/env";
import { StopWithMessage } from "./commands/stop-with-message.ts";
import { explainDatabaseTrouble, explainSettingProblems } from "./explain-problem.ts";

/** Every command of the shop; each is loaded only when it is asked for. */
const COMMANDS = {
  start: async () => (await import("./commands/start.ts")).start,
  import: async () => (await import("./commands/import.ts")).importFolder,
  migrate: async () => (await import("./commands/migrate.ts")).migrateDatabase,
  audit: async () => (await import("./commands/audit.ts")).audit,
  dev: async () => (await import("./dev/develop.ts")).develop,
  build: async () => (await import("./commands/build.ts")).build,
  coupon: async () => (await import("./commands/coupon.ts")).defineCoupon,
  faces: async () => (await import("./commands/faces.ts")).startFaces,
  tables: async () => (await import("./commands/tables.ts")).writeTables,
  operator: async () => (await import("./commands/operator/operator.ts")).operator,
} as const;

/** A stop that takes longer, such as one whose database went silent, is cut off; what was left is repaired later. */
const LAST_MOMENT_MS = 11_500;
/** What the shell expects of a command that was interrupted. */
const INTERRUPTED = 130;

await main(process.argv[2] ?? "start", process.argv.slice(3));

async function main(name: string, words: string[]): Promise<void> {
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
  told.then(() => setTimeout(() => process.exit(), LAST_MOMENT_MS).unref());
  try {
    await Promise.race([
      work.catch((error: unknown) => explain(error, isTold)),
      told.then(() => (process.exitCode ??= INTERRUPTED)),
    ]);
  } finally {
    await opened.disposeAsync();
  }
  // What was interrupted may still wait for something; everything that matters is closed.
  process.exit();
}

/** @param isTold whether it was told to stop: what breaks then was broken by that */
function explain(error: unknown, isTold: boolean): void {
  const trouble = asTrouble(error);
  const sentence =
    error instanceof StopWithMessage ? error.message : trouble ? explainDatabaseTrouble(trouble) : null;
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
