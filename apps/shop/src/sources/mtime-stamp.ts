import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { LOCK, listSourceFiles, type Sources } from "./list-source-files.ts";

/** Seconds within which a second change of a file could keep its time. */
const SAME_SECOND = 2;

/**
 * Computes a stamp of sources from their names, sizes and times, without reading them, and from the versions of all packages.
 * Times are whole seconds, which an image keeps.
 *
 * @param root folder of the repository
 * @param now UTC time in ms
 * @returns `null` while a source is so new that a further change could go unnoticed
 */
export function mtimeStamp(root: string, sources: Sources, now: number): string | null {
  const hash = createHash("sha256").update(readFileSync(path.join(root, LOCK)));
  let newest = 0;
  for (const file of listSourceFiles(root, sources)) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    const seconds = Math.floor(mtimeMs / 1000);
    newest = Math.max(newest, seconds);
    hash.update(`${file} ${size} ${seconds}\n`);
  }
  return newest > now / 1000 - SAME_SECOND ? null : hash.digest("hex").slice(0, 16);
}
