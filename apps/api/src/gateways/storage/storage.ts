/** Where photographs and videos are kept, by key, e.g. `media/photos/satsumas-1.jpg` (see `isStorageKey`). */
export type Storage = {
  /** The bytes, `null` when there are none under the key. */
  read(key: string): Promise<Uint8Array | null>;
  /** Keeps the bytes under the key, in place of what was there; readers see the old or the new, never a part. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Nothing is under the key any more; it is no mistake when nothing was. */
  remove(key: string): Promise<void>;
  /** SHA-256 of the bytes under the key in hex, `null` when there are none. */
  sha256(key: string): Promise<string | null>;
};
