import { LRUCache } from "lru-cache";
import type { Storage } from "../../gateways/storage/storage-types.ts";
import { createConcurrencyLimit } from "./create-concurrency-limit.ts";
import { hashOf, type Original } from "./image-facts-cache.ts";
import { CONTENT_TYPES, type ImageFormat } from "./image-formats.ts";
import { encodeImage } from "./inspect-and-encode-images.ts";

/** Picture in one width and format. */
export type Variant = { key: string; original: Original; width: number; format: ImageFormat };
export type Variants = {
  /** Draws the picture; `null` when its original is gone or has been replaced. */
  draw(variant: Variant): Promise<Uint8Array | null>;
};

export type VariantsOptions = {
  /** Storage of the photographs. */
  storage: Storage;
  /** Storage of drawn pictures of this machine; it may be emptied. */
  drawn: Storage;
  /** Storage of drawn pictures of all processes, under `drawn/`; `null` where they share that of the machine. */
  shared: Storage | null;
  encode?: typeof encodeImage;
  onCacheError: (error: unknown) => void;
};

const MEMORY_BYTES = 64 * 1024 * 1024;
const ENCODINGS_AT_ONCE = 2;

/**
 * Draws each picture once in each width and format, also for concurrent requests, and caches it in memory, on disk and
 * for all processes by the hash of its original. Two processes that are asked for a new one in the same moment both draw
 * it, with equal bytes.
 */
export function createVariants({
  storage,
  drawn,
  shared,
  encode = encodeImage,
  onCacheError,
}: VariantsOptions): Variants {
  const limit = createConcurrencyLimit(ENCODINGS_AT_ONCE);
  const kept = new LRUCache<string, Uint8Array, Variant>({
    maxSize: MEMORY_BYTES,
    maxEntrySize: MEMORY_BYTES / 8,
    sizeCalculation: (bytes) => bytes.byteLength || 1,
    ignoreFetchAbort: true,
    fetchMethod: async (name, _before, { context }) =>
      (await readFrom(drawn, name)) ??
      (await readShared(name, context.format)) ??
      (await drawNow(name, context)),
  });

  /** Reads a picture that another process has drawn, and keeps it on disk. */
  async function readShared(name: string, format: ImageFormat): Promise<Uint8Array | null> {
    const picture = shared && (await readFrom(shared, sharedKeyOf(name)));
    if (picture) await writeTo(drawn, name, picture, format);
    return picture;
  }

  async function drawNow(
    name: string,
    { key, original, width, format }: Variant,
  ): Promise<Uint8Array | undefined> {
    return limit(async () => {
      const bytes = await storage.read(key);
      if (!bytes || hashOf(bytes) !== original.hash) return undefined;
      const picture = await encode(bytes, width, format);
      await Promise.all([
        writeTo(drawn, name, picture, format),
        ...(shared ? [writeTo(shared, sharedKeyOf(name), picture, format)] : []),
      ]);
      return picture;
    });
  }

  /** Reads a drawn picture; a failing cache costs time, never the picture. */
  async function readFrom(storage: Storage, key: string): Promise<Uint8Array | null> {
    return storage.read(key).catch((error: unknown) => {
      onCacheError(error);
      return null;
    });
  }

  async function writeTo(
    storage: Storage,
    key: string,
    picture: Uint8Array,
    format: ImageFormat,
  ): Promise<void> {
    await storage.write(key, picture, CONTENT_TYPES[format]).catch(onCacheError);
  }

  return { draw: async (variant) => (await kept.fetch(variantName(variant), { context: variant })) ?? null };
}

/** Folder of drawn pictures in the storage of all processes. */
const SHARED_FOLDER = "drawn/";

/** Tells whether a key is of a drawn picture, of which none is drawn. */
export function isDrawn(key: string): boolean {
  return key.startsWith(SHARED_FOLDER);
}

/** Returns the key in the storage of all processes of a picture with a name. */
export function sharedKeyOf(name: string): string {
  return `${SHARED_FOLDER}${name}`;
}

/** Version of the encoder settings; changing it invalidates cached pictures. */
const SETTINGS_VERSION = 1;

/** Returns the storage name of a variant, which is also its ETag: the same name means the same bytes. */
export function variantName({ original, width, format }: Omit<Variant, "key">): string {
  return `v${SETTINGS_VERSION}/${original.hash.slice(0, 2)}/${original.hash.slice(2, 34)}-${width}.${format}`;
}
