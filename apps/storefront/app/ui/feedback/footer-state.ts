/**
 * How the foot of a growing list stands, from the query that fills it. A list that goes on and on rests after every
 * `restAfter` pages, so that what stands below it can be reached.
 *
 * @param restAfter 0 for a list that never rests
 */
export function footerState(
  pages: {
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    hasNextPage: boolean;
    data?: { pages: readonly unknown[] } | undefined;
  },
  restAfter = 0,
) {
  if (pages.isFetchingNextPage) return "loading";
  if (pages.isFetchNextPageError) return "failed";
  if (!pages.hasNextPage) return "end";
  return restAfter > 0 && (pages.data?.pages.length ?? 0) % restAfter === 0 ? "resting" : "idle";
}
