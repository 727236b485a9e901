import { useEffect } from "react";

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };

/** Reads on in a list until the row of the address is there, so that each row can be opened by its address. */
export function useLoadUntilRow(
  { hasNextPage, isFetchingNextPage, fetchNextPage }: Pages,
  isFound: boolean,
): void {
  const isMissing = !isFound && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (isMissing) fetchNextPage();
  }, [isMissing, fetchNextPage]);
}
