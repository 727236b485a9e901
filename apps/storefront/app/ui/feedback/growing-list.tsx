import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { footerState } from "./footer-state.ts";
import { ListFooter } from "./list-footer.tsx";

type Page<Item> = {
  list: Item[];
  nextPage: string | null;
};

type GrowingListProps<Item> = {
  /** Names the list, so that it is as long as it was when the shopper comes back. */
  queryKey: readonly unknown[];
  /** From the server, so that the list is there before anything runs. */
  first: Page<Item>;
  fetchPage(nextPage: string): Promise<Page<Item>>;
  endText?: string;
  children(items: Item[]): ReactNode;
};

/** Pages after which a list rests. */
const restAfter = 3;
const minute = 60_000;

/** A list that grows as its foot comes near and rests after every three pages. */
export function GrowingList<Item>(props: GrowingListProps<Item>) {
  const { queryKey, first, fetchPage, endText, children } = props;
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => (pageParam === null ? first : fetchPage(pageParam)),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Item>) => page.nextPage,
    initialData: { pages: [first], pageParams: [null] },
    staleTime: minute,
    gcTime: 30 * minute,
  });
  const items = pages.data.pages.flatMap((page) => page.list);
  return (
    <>
      {children(items)}
      {items.length > 0 && (
        <ListFooter
          state={footerState(pages, restAfter)}
          onMore={() => pages.fetchNextPage()}
          {...(endText !== undefined && { endText })}
        />
      )}
    </>
  );
}
