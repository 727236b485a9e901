const SEGMENT = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u;
const MAX_LENGTH = 300;

/**
 * Whether a text can name something in storage: folders and a name of letters, digits, `.`, `_` and `-`, none of them
 * beginning with a dot, so that no key leaves its folder or meets a hidden file.
 *
 * @example isStorageKey("media/photos/귤-1.jpg") // true
 * @example isStorageKey("media/../../etc/passwd") // false
 */
export function isStorageKey(text: string): boolean {
  return text.length <= MAX_LENGTH && text.split("/").every((segment) => SEGMENT.test(segment));
}

/** For adapters: a key that is none is a bug of the caller. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError("Not a storage key");
}
