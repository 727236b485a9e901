import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Storage } from "../../gateways/storage/storage-types.ts";
import { type ImageFacts, inspectImage } from "./inspect-and-encode-images.ts";

/** Picture in storage in its current version: `hash` changes with its bytes. */
export type Original = ImageFacts & { hash: string };
export type ImageFactsCache = {
  find(key: string): Promise<Original | null>;
  /** Drops the cached facts of a picture. */
  forget(key: string): void;
};

export type ImageFactsCacheOptions = {
  storage: Storage;
  /** Time in ms for which a replaced picture may still be served. */
  lookAgainMs: number;
  onUnreadable(): void;
  /** Called when the storage cannot tell whether a picture is unchanged. */
  onStorageError(error: unknown): void;
};

/** Caches the facts of pictures, so that a frequently requested one is opened once. */
export function createImageFactsCache({
  storage,
  lookAgainMs,
  onUnreadable,
  onStorageError,
}: ImageFactsCacheOptions): ImageFactsCache {
  const known = new LRUCache<string, Original>({
    max: 20_000,
    ttl: lookAgainMs,
    ignoreFetchAbort: true,
    fetchMethod: async (key, before) => {
      if (before && (await isStill(key, before))) return before;
      const bytes = await storage.read(key);
      if (!bytes) return undefined;
      const facts = await inspectImage(bytes);
      if (!facts) onUnreadable();
      return facts ? { ...facts, hash: hashOf(bytes) } : undefined;
    },
  });

  /** Returns whether the picture is unchanged; while the storage is down it counts as unchanged. */
  async function isStill(key: string, { hash }: Original): Promise<boolean> {
    try {
      return (await storage.sha256(key)) === hash;
    } catch (error) {
      onStorageError(error);
      return true;
    }
  }

  return {
    find: async (key) => (await known.fetch(key)) ?? null,
    forget: (key) => void known.delete(key),
  };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
