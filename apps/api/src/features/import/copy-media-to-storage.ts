import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentTypeOf } from "../../gateways/storage/content-type.ts";
import type { Storage } from "../../gateways/storage/storage.ts";

const AT_ONCE = 8;

/** Copies files that are missing or different in the storage; returns the count. */
export async function copyMediaToStorage(
  storage: Storage,
  folder: string,
  files: Iterable<string>,
  onFile: () => void,
): Promise<number> {
  let put = 0;
  const queue = files[Symbol.iterator]();
  async function work(): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      if (await putIfNew(storage, folder, next.value)) put += 1;
      onFile();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return put;
}

async function putIfNew(storage: Storage, folder: string, file: string): Promise<boolean> {
  const contentType = contentTypeOf(file);
  if (contentType === null) throw new Error(`No content type of ${file}`);
  const bytes = await readFile(path.join(folder, file));
  if ((await storage.sha256(file)) === createHash("sha256").update(bytes).digest("hex")) return false;
  await storage.write(file, bytes, contentType);
  return true;
}
