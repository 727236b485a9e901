import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { deriveListFooterState } from "./derive-list-footer-state.ts";
import { ListFooter } from "./list-footer.tsx";

type Page<Item> = {
  list: Item[];
  nextPage: string | null;
};

type InfiniteListProps<Item> = {
  /** Cache key of the list; restores its length when the shopper returns. */
  queryKey: readonly unknown[];
  /** First page, rendered on the server. */
  first: Page<Item>;
  fetchPage(nextPage: string): Promise<Page<Item>>;
  endText?: string;
  children(items: Item[]): ReactNode;
};

/** Pages between pauses. */
const PAUSE_AFTER = 3;
const MINUTE = 60_000;

/** List that loads its next page as its foot comes near and pauses after every three pages. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { queryKey, first, fetchPage, endText, children } = props;
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => (pageParam === null ? first : fetchPage(pageParam)),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Item>) => page.nextPage,
    initialData: { pages: [first], pageParams: [null] },
    staleTime: MINUTE,
    gcTime: 30 * MINUTE,
  });
  const items = pages.data.pages.flatMap((page) => page.list);
  return (
    <>
      {children(items)}
      {items.length > 0 && (
        <ListFooter
          state={deriveListFooterState(pages, PAUSE_AFTER)}
          onMore={() => pages.fetchNextPage()}
          {...(endText !== undefined && { endText })}
        />
      )}
    </>
  );
}
