/** How the foot of a growing list stands, from the query that fills it. */
export function footerState(pages: {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}) {
  if (pages.isFetchingNextPage) return "loading";
  if (pages.isFetchNextPageError) return "failed";
  return pages.hasNextPage ? "idle" : "end";
}
