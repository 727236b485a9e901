/** There is no room for what was to be written: a full disk or a used-up quota. It may pass. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}

/** Where photographs and videos are kept, by key, e.g. `media/photos/satsumas-1.jpg` (see `isStorageKey`). */
export type Storage = {
  /** The bytes, `null` when there are none under the key. */
  read(key: string): Promise<Uint8Array | null>;
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
