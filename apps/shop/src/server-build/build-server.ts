import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { isBuiltin } from "node:module";
import path from "node:path";
import type { Plugin } from "rolldown";
import { mtimeStamp } from "../sources/mtime-stamp.ts";
import {
  BUILD_ENTRY,
  findCurrentServerBuild,
  SERVER_BUILDS,
  SERVER_SOURCES,
} from "./find-current-server-build.ts";

/** Packages that are joined with the sources: the contract loads seven hundred modules of typebox. */
const JOINED = /^(@todayfruit|typebox|@oxc-project)(\/|$)/;
const ADDRESS = /\bimport\.meta\.url\b/g;
/** Time in ms for which a process may still load parts of its build after others have made a newer one. */
const KEPT_MS = 60 * 60_000;

/**
 * Joins the server's sources into some forty modules, unless that was done or the bundler is not installed, as in an image:
 * a start without a build loads the sources. A build gets its name only when it is complete, and is never changed.
 *
 * @param root folder of the repository
 * @param now UTC time in ms
 */
export async function buildServer(root: string, now: number): Promise<void> {
  const stamp = mtimeStamp(root, SERVER_SOURCES, now);
  if (stamp === null || findCurrentServerBuild(root, now) !== null) return;
  const bundler = await import("rolldown").catch(withoutPackage);
  if (bundler === null) return;
  const builds = path.join(root, SERVER_BUILDS);
  const made = path.join(builds, stamp);
  await mkdir(builds, { recursive: true });
  await removeOld(builds, now);
  await using build = await bundler.rolldown({
    cwd: root,
    input: path.join(root, "apps/shop/src/process", BUILD_ENTRY.replace(/js$/, "ts")),
    platform: "node",
    transform: { target: "esnext" },
    external: (id) => isBuiltin(id) || (!/^[./#\0]/.test(id) && !path.isAbsolute(id) && !JOINED.test(id)),
    plugins: [keepAddresses(made)],
  });
  const unfinished = `${made}-${randomUUID()}`;
  try {
    await build.write({
      dir: unfinished,
      format: "esm",
      sourcemap: "hidden",
      entryFileNames: "[name].js",
      chunkFileNames: "[name].js",
    });
    await rename(unfinished, made);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process has made the same build.
    if ((error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
  }
}

/** Keeps the address of each source in its `import.meta.url`, by which it finds the files beside it. */
function keepAddresses(folder: string): Plugin {
  return {
    name: "keep-addresses",
    transform: {
      filter: { code: ADDRESS },
      handler(code, id) {
        const address = path.relative(folder, id).replaceAll(path.sep, "/");
        const own = (found: string) => `new URL(${JSON.stringify(address)}, ${found}).href`;
        // Without a map, the lines are taken to be the source's, which they are.
        return { code: code.replaceAll(ADDRESS, own), map: null };
      },
    },
  };
}

async function removeOld(builds: string, now: number): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = path.join(builds, name);
    // Another process may remove the same one.
    const { mtimeMs } = await stat(folder).catch(withoutFile);
    if (mtimeMs < now - KEPT_MS) await rm(folder, { recursive: true, force: true });
  }
}

function withoutFile(error: NodeJS.ErrnoException): { mtimeMs: number } {
  if (error.code === "ENOENT") return { mtimeMs: 0 };
  throw error;
}

function withoutPackage(error: NodeJS.ErrnoException): null {
  if (error.code === "ERR_MODULE_NOT_FOUND") return null;
  throw error;
}
