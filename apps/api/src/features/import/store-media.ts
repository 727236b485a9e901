import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { findContentTypeByExtension } from "../../gateways/storage/find-content-type-by-extension.ts";
import type { Storage } from "../../gateways/storage/storage-types.ts";

const AT_ONCE = 8;
/** Digits of the version in a name: enough to tell the versions of one file apart. */
const VERSION_LENGTH = 12;

/** Number of files written, and the key of each file that is stored under another name than its own. */
export type StoredMedia = { written: number; keys: ReadonlyMap<string, string> };

/**
 * Copies files that the storage does not have. A file whose name is taken by other bytes is stored under a name with its
 * version, because browsers and edges keep a picture for a year by its address: no address ever gets other bytes.
 */
export async function storeMedia(
  storage: Storage,
  folder: string,
  files: Iterable<string>,
  onFile: () => void,
): Promise<StoredMedia> {
  let written = 0;
  const keys = new Map<string, string>();
  const queue = files[Symbol.iterator]();
  async function work(): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const file = next.value;
      const stored = await store(storage, folder, file);
      if (stored.isNew) written += 1;
      if (stored.key !== file) keys.set(file, stored.key);
      onFile();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { written, keys };
}

async function store(
  storage: Storage,
  folder: string,
  file: string,
): Promise<{ key: string; isNew: boolean }> {
  const contentType = findContentTypeByExtension(file);
  if (contentType === null) throw new Error(`No content type of ${file}`);
  const bytes = await readFile(path.join(folder, file));
  const hash = createHash("sha256").update(bytes).digest("hex");
  for (const key of [file, versionedKey(file, hash)]) {
    const kept = await storage.sha256(key);
    if (kept === hash) return { key, isNew: false };
    if (kept !== null) continue;
    await storage.write(key, bytes, contentType);
    return { key, isNew: true };
  }
  throw new Error(`Two versions of ${file} begin with the same digits`);
}

/**
 * Returns the name of a version of a file. The ending of the name stays, which may say the width.
 *
 * @example versionedKey("media/photos/plum-400w.jpg", "0123456789abcdef…") // "media/photos/0123456789ab-plum-400w.jpg"
 */
function versionedKey(file: string, hash: string): string {
  const { dir, base } = path.posix.parse(file);
  return path.posix.join(dir, `${hash.slice(0, VERSION_LENGTH)}-${base}`);
}

/** Returns a value of the catalogue in which each media file has the key under which it is stored. */
export function withStoredMedia<T>(value: T, keys: StoredMedia["keys"]): T {
  if (keys.size === 0) return value;
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === "string" ? (keys.get(part) ?? part) : part,
  ) as T;
}
