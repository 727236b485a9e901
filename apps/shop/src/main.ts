import { readSettings } from "@todayfruit/api/env";
import { StopWithMessage } from "./commands/stop-with-message.ts";
import { explainSettingProblems } from "./explain-problem.ts";

/** Every command of the shop; each is loaded only when it is asked for. */
const COMMANDS = {
  start: async () => (await import("./commands/start.ts")).start,
  import: async () => (await import("./commands/import.ts")).importFolder,
  migrate: async () => (await import("./commands/migrate.ts")).migrateDatabase,
  audit: async () => (await import("./commands/audit.ts")).audit,
  build: async () => (await import("./commands/build.ts")).build,
  tables: async () => (await import("./commands/tables.ts")).writeTables,
} as const;

await main(process.argv[2] ?? "start", process.argv.slice(3));

async function main(name: string, words: string[]): Promise<void> {
  const read = readSettings(process.env);
  if ("problems" in read) return fail(explainSettingProblems(read.problems));
  if (!isCommand(name))
    return fail(`${name}: 없는 명령이에요. ${Object.keys(COMMANDS).join(", ")} 가운데 골라 주세요.`);
  try {
    const command = await COMMANDS[name]();
    await command(read.settings, words);
  } catch (error) {
    if (error instanceof StopWithMessage) return fail(error.message);
    throw error;
  }
}

function isCommand(name: string): name is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, name);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
