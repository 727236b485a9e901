import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mtimeStamp } from "../sources/mtime-stamp.ts";
import {
  BUILD_ENTRY,
  findCurrentServerBuild,
  SERVER_BUILDS,
  SERVER_SOURCES,
} from "./find-current-server-build.ts";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const SOURCE = "apps/api/src/app.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "todayfruit-server-build-"));
  await write("package-lock.json", "{}");
  for (const folder of SERVER_SOURCES.folders) await write(`${folder}/app.ts`, "export {};");
  await write("apps/api/src/app.test.ts", "");
  await write(path.join(SERVER_BUILDS, stamp() ?? "", BUILD_ENTRY), "");
});
afterAll(() => rm(root, { recursive: true }));

test("findCurrentServerBuild: returns the build of the present sources", () => {
  expect(findCurrentServerBuild(root, NOW)).toMatch(new RegExp(`/${stamp()}/${BUILD_ENTRY}$`));
});

test("findCurrentServerBuild: returns null after a source changed, and the build again once the change is taken back", async () => {
  await write(SOURCE, "export const changed = 1;");
  expect(findCurrentServerBuild(root, NOW)).toBeNull();
  await write(SOURCE, "export {};");
  expect(findCurrentServerBuild(root, NOW)).not.toBeNull();
});

test("findCurrentServerBuild: returns null after a source was added, but not after a test was", async () => {
  await write("apps/api/src/more.test.ts", "");
  expect(findCurrentServerBuild(root, NOW)).not.toBeNull();
  await write("apps/api/src/more.ts", "");
  expect(findCurrentServerBuild(root, NOW)).toBeNull();
  await rm(path.join(root, "apps/api/src/more.ts"));
});

test("findCurrentServerBuild: returns the build after the lock was written again, and null after a version in it changed", async () => {
  await write("package-lock.json", "{}", NOW);
  expect(findCurrentServerBuild(root, NOW)).not.toBeNull();
  await write("package-lock.json", "[]");
  expect(findCurrentServerBuild(root, NOW)).toBeNull();
  await write("package-lock.json", "{}");
});

test("findCurrentServerBuild: returns null for a source of this second, which could change again unnoticed", async () => {
  await write(SOURCE, "export {};", NOW);
  expect(findCurrentServerBuild(root, NOW)).toBeNull();
  await write(SOURCE, "export {};");
});

test("findCurrentServerBuild: returns null where nothing was built", () => {
  expect(findCurrentServerBuild(path.join(root, "apps"), NOW)).toBeNull();
});

function stamp(): string | null {
  return mtimeStamp(root, SERVER_SOURCES, NOW);
}

/** Writes a file with a time of a minute ago, unless one is given. */
async function write(name: string, text: string, at: number = NOW - 60_000): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  await utimes(file, at / 1000, at / 1000);
}
