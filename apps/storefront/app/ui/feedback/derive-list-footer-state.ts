/**
 * Derives the state of an infinite list's foot from its query. The list pauses after every `pauseAfter` pages, so that the
 * content below it can be reached.
 *
 * @param pauseAfter pages between pauses; 0 never pauses
 */
export function deriveListFooterState(
  pages: {
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    hasNextPage: boolean;
    data?: { pages: readonly unknown[] } | undefined;
  },
  pauseAfter = 0,
) {
  if (pages.isFetchingNextPage) return "loading";
  if (pages.isFetchNextPageError) return "failed";
  if (!pages.hasNextPage) return "end";
  return pauseAfter > 0 && (pages.data?.pages.length ?? 0) % pauseAfter === 0 ? "paused" : "idle";
}
