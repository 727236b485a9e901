import type { Readable } from "node:stream";

/** There is no room for what was to be written: a full disk or a used-up quota. It may pass. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}

/** Something in storage as it is now, of which parts can be read. */
export type StoredObject = {
  /** Bytes. */
  size: number;
  /** Changes when the bytes do: of the form of an HTTP entity tag, with its quotes. */
  etag: string;
  /**
   * Reads the bytes from `first` to `last`, both included, as they are wanted.
   *
   * @returns `null` when something else, or nothing, is under the key by now
   */
  readPart(first: number, last: number): Promise<Readable | null>;
};

/** Where photographs and videos are kept, by key, e.g. `media/photos/satsumas-1.jpg` (see `isStorageKey`). */
export type Storage = {
  /** The bytes, `null` when there are none under the key. */
  read(key: string): Promise<Uint8Array | null>;
  /** What is under the key, of which nothing is read yet; `null` when there is nothing. */
  find(key: string): Promise<StoredObject | null>;
  /**
   * Keeps the bytes under the key, in place of what was there; readers see the old or the new, never a part.
   *
   * @throws StorageFull when there is no room
   */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Nothing is under the key any more; it is no mistake when nothing was. */
  remove(key: string): Promise<void>;
  /** SHA-256 of the bytes under the key in hex, `null` when there are none. */
  sha256(key: string): Promise<string | null>;
};
