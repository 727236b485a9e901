import type { Readable } from "node:stream";

/** Error for a write without room: a full disk or a used-up quota. A later write may succeed. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}

/** An object in storage as found, of which parts can be read. */
export type StoredObject = {
  /** Size in bytes. */
  size: number;
  /** HTTP entity tag with its quotes; it changes when the bytes do. */
  etag: string;
  /**
   * Reads the bytes from `first` to `last`, both included, as the reader takes them.
   *
   * @returns `null` when the object was replaced or removed since it was found
   */
  readPart(first: number, last: number): Promise<Readable | null>;
};

/** Storage of photographs and videos by key, e.g. `media/photos/satsumas-1.jpg` (see `isStorageKey`). */
export type Storage = {
  /** Returns the bytes under the key, `null` when there are none. */
  read(key: string): Promise<Uint8Array | null>;
  /** Finds the object under the key without reading it; `null` when there is none. */
  find(key: string): Promise<StoredObject | null>;
  /**
   * Writes the bytes under the key in place of the previous ones; readers get either the old or the new bytes, never
   * a mixture.
   *
   * @throws StorageFull when there is no room
   */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Writes an object as its bytes arrive, for one that is too large for the memory; otherwise as `write`.
   *
   * @throws StorageFull when there is no room
   */
  writeStream(key: string, chunks: AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** Removes the object under the key; does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** Returns the SHA-256 of the bytes under the key in hex, `null` when there are none. */
  sha256(key: string): Promise<string | null>;
};
