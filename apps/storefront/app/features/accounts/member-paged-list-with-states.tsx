import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { deriveListFooterState } from "../../ui/feedback/derive-list-footer-state.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListFooter } from "../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../ui/form/button.tsx";

type OwnItemsListProps<Item> = {
  /** Name of the list, used while it loads and as its label. */
  name: string;
  queryKey: readonly unknown[];
  load(page: number): Promise<{ list: Item[]; nextPage: number | null }>;
  /** Empty state: picture, texts and the link it offers. */
  empty: { image: string; title: string; text: string; to: string; label: string };
  children(items: Item[]): ReactNode;
};

/** Renders a member's own list page by page, with its loading, failed and empty states. Refetched on every visit. */
export function MemberPagedListWithStates<Item>({
  name,
  queryKey,
  load,
  empty,
  children,
}: OwnItemsListProps<Item>) {
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextPage,
    staleTime: 0,
  });
  if (pages.isPending) return <RowsSkeleton name={name} />;
  if (!pages.data) return <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />;
  const items = pages.data.pages.flatMap((page) => page.list);
  if (items.length === 0) {
    const { image, title, text, to, label } = empty;
    return (
      <EmptyState
        image={image}
        title={title}
        action={
          <Link className={buttonClass({ tone: "tint" })} to={to}>
            {label}
          </Link>
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <section className="grow bg-surface px-gutter pt-2" aria-label={name}>
      {children(items)}
      <ListFooter
        state={deriveListFooterState(pages)}
        onMore={() => void pages.fetchNextPage()}
        endText="모두 봤어요"
      />
    </section>
  );
}
