/**
 * Returns the storage key of a part of an upload. No route serves it, since it has no type.
 *
 * @example deriveVideoPartKey("0f…", 3) // "uploads/parts/0f…-3"
 */
export function deriveVideoPartKey(id: string, part: number): string {
  return `uploads/parts/${id}-${part}`;
}
