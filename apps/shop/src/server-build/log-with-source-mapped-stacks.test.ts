import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { errorFields, type Log, type LogFields } from "@todayfruit/api/http/log";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildServer } from "./build-server.ts";
import {
  BUILD_ENTRY,
  findCurrentServerBuild,
  SERVER_BUILDS,
  SERVER_SOURCES,
} from "./find-current-server-build.ts";
import { logWithSourceMappedStacks } from "./log-with-source-mapped-stacks.ts";

/** Time at which the files of the test are old enough to be built from. */
const LATER = () => Date.now() + 60_000;
const COMMAND = "apps/shop/src/process/run-command.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "todayfruit-server-build-"));
  await writeFile(path.join(root, "package-lock.json"), "{}");
  for (const folder of SERVER_SOURCES.folders) await mkdir(path.join(root, folder), { recursive: true });
  await mkdir(path.join(root, path.dirname(COMMAND)), { recursive: true });
  await writeFile(path.join(root, "apps/api/src/fail.ts"), FAIL);
  await writeFile(path.join(root, COMMAND), RUN);
  await buildServer(root, LATER());
});
afterAll(() => rm(root, { recursive: true }));

const FAIL = `type Reason = string;

export function fail(reason: Reason): never {
  throw new Error(reason);
}
`;
const RUN = `import { fail } from "../../../api/src/fail.ts";
export const address = import.meta.url;
export function runCommand(): void {
  fail("scratch");
}
`;

test("logWithSourceMappedStacks: a stack names the sources, with their lines", async () => {
  const logged: LogFields[] = [];
  const keep = (_message: string, fields: LogFields = {}) => void logged.push(fields);
  const log: Log = logWithSourceMappedStacks({ debug: keep, info: keep, warn: keep, error: keep });
  const { runCommand } = await built();
  try {
    runCommand();
  } catch (error) {
    log.error("bug", errorFields(error));
  }
  const [first, second] = logged[0]?.stack?.split("\n") ?? [];
  expect(first).toMatch(/at fail \(apps\/api\/src\/fail\.ts:4:\d+\)$/);
  expect(second).toMatch(/at (Module\.)?runCommand \(apps\/shop\/src\/process\/run-command\.ts:4:\d+\)$/);
});

test("logWithSourceMappedStacks: fields without a stack, and stacks of sources and of removed builds, are unchanged", () => {
  const logged: LogFields[] = [];
  const keep = (_message: string, fields: LogFields = {}) => void logged.push(fields);
  const log = logWithSourceMappedStacks({ debug: keep, info: keep, warn: keep, error: keep });
  log.warn("slow", { ms: 5 });
  const stacks = [
    "at add (file:///shop/apps/api/src/add.ts:18:11)",
    "at add (file:///shop/apps/shop/build/0123456789abcdef/app.js:603:10)",
  ];
  for (const stack of stacks) log.error("bug", { stack });
  expect(logged).toEqual([{ ms: 5 }, ...stacks.map((stack) => ({ stack }))]);
});

test("buildServer: a module has the address of its source", async () => {
  expect((await built()).address).toBe(pathToFileURL(path.join(root, COMMAND)).href);
});

test("buildServer: two at once end with one complete build", async () => {
  const other = await mkdtemp(path.join(tmpdir(), "todayfruit-server-build-"));
  await cp(root, other, { recursive: true });
  await rm(path.join(other, SERVER_BUILDS), { recursive: true });
  const now = LATER();
  await Promise.all([buildServer(other, now), buildServer(other, now)]);
  expect(findCurrentServerBuild(other, now)).toMatch(new RegExp(`/${BUILD_ENTRY}$`));
  await rm(other, { recursive: true });
});

async function built(): Promise<{ address: string; runCommand(): void }> {
  const entry = findCurrentServerBuild(root, LATER());
  if (entry === null) throw new Error("The scratch sources were not built");
  return import(entry);
}
