import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Storage } from "../../gateways/storage/storage.ts";
import { type ImageFacts, inspectImage } from "./encode-image.ts";

/** A picture in storage as it is now: `hash` changes with its bytes. */
export type Original = ImageFacts & { hash: string };
export type Originals = {
  find(key: string): Promise<Original | null>;
  /** What is known of the picture is no longer true. */
  forget(key: string): void;
};

export type OriginalsOptions = {
  storage: Storage;
  /** How long a picture that was replaced under its key may still be served. */
  lookAgainMs: number;
  onUnreadable(): void;
  /** Storage did not say whether a picture is still the same. */
  onStorageError(error: unknown): void;
};

/** Remembers the facts of pictures, so that one that is asked for often is opened once. */
export function createOriginals({
  storage,
  lookAgainMs,
  onUnreadable,
  onStorageError,
}: OriginalsOptions): Originals {
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

  /** While storage is down, the pictures that are drawn are served as they are. */
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
