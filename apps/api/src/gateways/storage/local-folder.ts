import { createHash } from "node:crypto";
import { mkdir, mkdtemp, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { findLocalFile } from "./find-local-file.ts";
import { isMissingFileError } from "./is-missing-file-error.ts";
import { assertStorageKey } from "./is-storage-key.ts";
import { type Storage, StorageFull } from "./storage-types.ts";

/** Creates storage in a folder of this machine (or one mounted on all machines). */
export function createLocalFolder(folder: string): Storage {
  const fileOf = (key: string) => {
    assertStorageKey(key);
    return path.join(folder, ...key.split("/"));
  };

  async function read(key: string): Promise<Uint8Array | null> {
    try {
      return await readFile(fileOf(key));
    } catch (error) {
      if (isMissingFileError(error)) return null;
      throw error;
    }
  }

  async function write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    try {
      await replaceFile(fileOf(key), bytes);
    } catch (error) {
      throw isFull(error) ? new StorageFull(key, { cause: error }) : error;
    }
  }

  return {
    read,
    find: (key) => findLocalFile(fileOf(key)),
    write,
    writeStream: write,
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
    async sha256(key) {
      const bytes = await read(key);
      return bytes && createHash("sha256").update(bytes).digest("hex");
    },
  };
}

/** Replaces a file by a complete one in a single step; a crash leaves a hidden folder, which no key can name. */
async function replaceFile(file: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draftFolder = await mkdtemp(path.join(path.dirname(file), ".draft-"));
  try {
    const draft = path.join(draftFolder, "bytes");
    const handle = await open(draft, "wx", 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code));
}
