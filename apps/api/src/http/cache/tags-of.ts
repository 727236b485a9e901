/** Carried by everything that is kept, so that all of it can be dropped. */
export const EVERYTHING = "catalog";

/**
 * The tags of a kept reply: what the contract says of its call, with the ids of its path, and what it shows.
 *
 * @example tagsOf(["product:{id}"], { id: 20001 }, new Set()) // ["catalog", "product:20001"]
 */
export function tagsOf(
  declared: readonly string[],
  path: unknown,
  shown: ReadonlySet<string>,
): readonly string[] {
  const ids = (path ?? {}) as Record<string, unknown>;
  const named = declared.map((tag) => tag.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(ids[field])));
  return [...new Set([EVERYTHING, ...named, ...shown])];
}
