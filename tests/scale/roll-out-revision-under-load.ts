import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type RollOut, rollOutVersionUnderLoad } from "../storm/roll-out-version-under-load.ts";

export type RollOutFigures = {
  /** Revision of the version before. */
  from: string;
  requests: number;
  /** Requests that had no reply, or one that is not a success. */
  failed: number;
} & RollOut;

export type RollOutOptions = {
  /** Revision of the version before; by default the newest tag before this revision. */
  revision?: string | undefined;
  /** Folder with the packages of that version, which are linked instead of installed; its files stay as they are. */
  packagesOf?: string | undefined;
  seconds: number;
};

const ROOT = path.resolve(import.meta.dirname, "../..");
const LONGEST_OUTPUT = 64 * 1024 * 1024;
const run = promisify(execFile);

/**
 * Updates two shops of the version before to this one, one after the other, behind nginx and under load. The version
 * before is taken from the repository into a folder of its own, installed and built there, and removed at the end.
 */
export async function rollOutRevisionUnderLoad({
  revision,
  packagesOf,
  seconds,
}: RollOutOptions): Promise<RollOutFigures> {
  const from = revision ?? (await newestTagBefore());
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-before-"));
  try {
    await checkOut(from, folder);
    await install(folder, packagesOf);
    for (const each of [folder, ROOT])
      await runIn(each, process.execPath, ["apps/shop/src/main.ts", "build"]);
    const figures = await rollOutVersionUnderLoad(folder, seconds);
    const requests = sum(Object.values(figures.replies));
    const succeeded = sum(
      Object.entries(figures.replies).map(([name, times]) => (/^2\d\d$/.test(name) ? times : 0)),
    );
    return { from, requests, failed: requests - succeeded, ...figures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Finds the newest tag that this revision contains and that is not this revision. */
async function newestTagBefore(): Promise<string> {
  const [tags, own] = await Promise.all([
    git(["tag", "--merged", "HEAD", "--sort=-creatordate"]),
    git(["tag", "--points-at", "HEAD"]),
  ]);
  const tag = tags.split("\n").find((name) => name !== "" && !own.split("\n").includes(name));
  if (tag === undefined) throw new Error("There is no tag before this revision: name a revision");
  return tag;
}

/** Writes the files of a revision into a folder, without touching the repository. */
async function checkOut(revision: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await git(["archive", "--format=tar", `--output=${archive}`, revision]);
  await run("tar", ["-xf", archive, "-C", folder]);
  await rm(archive);
}

/** Installs the packages of a checkout: by links to those of another one of the same lock file, else from the registry. */
async function install(folder: string, packagesOf: string | undefined): Promise<void> {
  const source = packagesOf ?? ROOT;
  if ((await lockOf(source)) === (await lockOf(folder))) return linkPackages(source, folder);
  if (packagesOf !== undefined) throw new Error(`${packagesOf} has other packages than the version before`);
  await runIn(folder, "npm", ["ci", "--no-audit", "--no-fund"]);
}

function lockOf(folder: string): Promise<string> {
  return readFile(path.join(folder, "package-lock.json"), "utf8");
}

/** Links the packages of the root and of each workspace; links of workspaces are relative, so they lead into the folder. */
async function linkPackages(source: string, folder: string): Promise<void> {
  const { stdout } = await run("find", [".", "-name", "node_modules", "-prune", "-type", "d"], {
    cwd: source,
  });
  for (const place of stdout.split("\n").filter((line) => line !== "")) {
    const [from, to] = [path.join(source, place), path.join(folder, place)];
    // A folder on another disk has no hard links to this one.
    await run("cp", ["-al", from, to]).catch(() =>
      cp(from, to, { recursive: true, verbatimSymlinks: true, force: true }),
    );
  }
}

async function git(words: readonly string[]): Promise<string> {
  return (await run("git", [...words], { cwd: ROOT })).stdout.trim();
}

async function runIn(folder: string, program: string, words: readonly string[]): Promise<void> {
  await run(program, [...words], { cwd: folder, maxBuffer: LONGEST_OUTPUT });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
