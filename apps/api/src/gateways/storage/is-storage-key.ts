const SEGMENT = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u;
const MAX_LENGTH = 300;

/**
 * Tells whether a text can be a key of storage: folders and a name of letters, digits, `.`, `_` and `-`, none of them
 * beginning with a dot, so that no key leaves its folder or names a hidden file.
 *
 * @example isStorageKey("media/photos/귤-1.jpg") // true
 * @example isStorageKey("media/../../etc/passwd") // false
 */
export function isStorageKey(text: string): boolean {
  return text.length <= MAX_LENGTH && text.split("/").every((segment) => SEGMENT.test(segment));
}

/** Throws a RangeError for a text that is not a key; adapters call it, since a wrong key is a bug of the caller. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError("Not a storage key");
}
