/** Tag of every cached reply, to drop them all. */
export const EVERYTHING = "catalog";

/**
 * Returns the tags of a cached reply: those that the contract declares for its call, with the ids of its path filled
 * in, and those of what it shows.
 *
 * @example listReplyCacheTags(["product:{id}"], { id: 20001 }, new Set()) // ["catalog", "product:20001"]
 */
export function listReplyCacheTags(
  declared: readonly string[],
  path: unknown,
  shown: ReadonlySet<string>,
): readonly string[] {
  const ids = (path ?? {}) as Record<string, unknown>;
  const named = declared.map((tag) => tag.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(ids[field])));
  return [...new Set([EVERYTHING, ...named, ...shown])];
}
