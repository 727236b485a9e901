/**
 * Derives the state of a growing list's foot from its query. The list pauses after every `restAfter` pages, so that the
 * content below it can be reached.
 *
 * @param restAfter pages between pauses; 0 never pauses
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
