import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { Suspense, useState } from "react";
import { api } from "../../api/browser-api.ts";
import type { Contents } from "../../ui/display/contents.ts";
import { DisplayGroup, isShown } from "../../ui/display/display-group.tsx";
import { LoneGroup } from "../../ui/display/lone-group.tsx";
import { footerState } from "../../ui/feedback/footer-state.ts";
import { ListFooter } from "../../ui/feedback/list-footer.tsx";
import { NothingHere } from "../../ui/feedback/nothing-here.tsx";
import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";

type Page = Reply<"GET /v4/display-category">;

type HomeGroupsProps = {
  /** Keys of the tab and its sub-tab. */
  page: readonly [tab: string, subTab: string];
  firstPage: Page;
  /** Contents of the page's only group. */
  contents: Contents | null;
};

/** Groups in a phone's first view; those after it are laid out when near. */
const inFirstView = 2;
/** Pages of groups between pauses, so that the content below can be reached. */
const restAfter = 5;
const minute = 60_000;

/** Groups of a tab, five at first and more as the foot comes near; cached while other tabs are open. */
export function HomeGroups({ page: [key, subTab], firstPage, contents }: HomeGroupsProps) {
  const { openOptions, sheet } = useOptionSheet();
  const queryKey = ["home", key, subTab];
  const queries = useQueryClient();
  // On return the scroll position is restored, so every group needs its true height immediately.
  const [isBack] = useState(() => queries.getQueryData(queryKey) !== undefined);
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      api("GET /v4/display-category", {
        query: { key, subTab, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.nextPage,
    initialData: { pages: [firstPage], pageParams: [null] },
    staleTime: minute,
    gcTime: 30 * minute,
  });
  const groups = pages.data.pages.flatMap((page) => page.list);
  const [first, second] = groups;
  if (first && !second && contents) {
    return (
      <>
        <LoneGroup group={first} contents={contents} onAdd={openOptions} />
        {sheet}
      </>
    );
  }
  if (!groups.some(isShown)) return <NothingHere>다른 메뉴를 둘러봐 주세요</NothingHere>;
  return (
    <>
      {groups.map((group, place) => (
        // Each group hydrates by itself, so that a phone is never blocked by all of them.
        <Suspense key={group.id}>
          <div className={place < inFirstView || isBack ? "" : "below-fold"} data-ui={group.displayUiType}>
            <DisplayGroup group={group} onAdd={openOptions} />
          </div>
        </Suspense>
      ))}
      <ListFooter
        state={footerState(pages, restAfter)}
        onMore={() => pages.fetchNextPage()}
        endText="오늘의 진열을 다 봤어요"
      />
      {sheet}
    </>
  );
}
