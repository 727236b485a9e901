import { type FileHandle, open, stat } from "node:fs/promises";
import { isMissingFileError } from "./is-missing-file-error.ts";
import type { StoredObject } from "./storage-types.ts";

type Facts = { size: number; mtimeMs: number; isFile(): boolean };

/** Finds a file by its facts in the folder; its entity tag is made of its size and its time of change. */
export async function findLocalFile(file: string): Promise<StoredObject | null> {
  const facts = await orNull(stat(file));
  if (!facts?.isFile()) return null;
  const etag = etagOf(facts);
  return {
    size: facts.size,
    etag,
    async readPart(first, last) {
      const handle = await orNull(open(file));
      if (!handle) return null;
      if (await isOther(handle, etag)) {
        await handle.close();
        return null;
      }
      return handle.createReadStream({ start: first, end: last });
    },
  };
}

async function isOther(handle: FileHandle, etag: string): Promise<boolean> {
  return etagOf(await handle.stat()) !== etag;
}

function etagOf({ size, mtimeMs }: Facts): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`;
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissingFileError(error)) return null;
    throw error;
  }
}
