import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { Fragment, type ReactNode, Suspense, useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { DisplayGroup, isShown } from "../../../features/displays/display-group.tsx";
import { FullPageDisplayGroup } from "../../../features/displays/full-page-display-group.tsx";
import type { GroupContents } from "../../../features/displays/load-group-contents.ts";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { useGroupHeightsOnReturn } from "./use-group-heights-on-return.ts";

type Page = Reply<"GET /v4/display-category">;

type HomeGroupsProps = {
  /** Keys of the tab and its sub-tab. */
  page: readonly [tab: string, subTab: string];
  firstPage: Page;
  /** Contents of the page's only group. */
  contents: GroupContents | null;
  /** Content that comes late: far enough below the first view that it moves nothing in sight. */
  children?: ReactNode;
};

/** Groups in a phone's first view; those after it are laid out when near. */
const IN_FIRST_VIEW = 2;
/** Heights in px that groups take on a phone, by their type; the style sheet has one for the others. */
const ROOMS: Partial<Record<Page["list"][number]["displayUiType"], number>> = {
  grid2: 1500,
  rankingList: 1080,
  bannerStrip: 120,
};
/** Groups above `children`. */
const LATE_CONTENT_AFTER = 3;
/** Pages of groups between pauses, so that the content below can be reached. */
const PAUSE_AFTER = 5;
const MINUTE = 60_000;

/** Groups of a tab, five at first and more as the foot comes near; cached while other tabs are open. */
export function HomeDisplayGroups({ page: [key, subTab], firstPage, contents, children }: HomeGroupsProps) {
  const { openOptions, sheet } = useOptionSheet();
  const queryKey = ["home", key, subTab];
  const queries = useQueryClient();
  const [isBack] = useState(() => queries.getQueryData(queryKey) !== undefined);
  // On return the scroll position is restored, so every group needs the height it was left with immediately.
  const heights = useGroupHeightsOnReturn(queryKey.join(" "));
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      api("GET /v4/display-category", {
        query: { key, subTab, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.nextPage,
    initialData: { pages: [firstPage], pageParams: [null] },
    staleTime: MINUTE,
    gcTime: 30 * MINUTE,
  });
  const groups = pages.data.pages.flatMap((page) => page.list);
  const [first, second] = groups;
  if (first && !second && contents) {
    return (
      <>
        <FullPageDisplayGroup group={first} contents={contents} onAdd={openOptions} />
        {sheet}
      </>
    );
  }
  if (!groups.some(isShown)) return <EmptyList>다른 메뉴를 둘러봐 주세요</EmptyList>;
  return (
    <>
      {groups.map((group, index) => (
        <Fragment key={group.id}>
          {/* Each group hydrates by itself, so that a phone is never blocked by all of them. */}
          <Suspense>
            <div
              ref={heights.measured(group.id)}
              className={index < IN_FIRST_VIEW || (isBack && !heights.of(group.id)) ? "" : "below-fold"}
              style={isBack ? { containIntrinsicBlockSize: heights.of(group.id) } : undefined}
              data-room={ROOMS[group.displayUiType]}
            >
              <DisplayGroup group={group} onAdd={openOptions} />
            </div>
          </Suspense>
          {index + 1 === Math.min(LATE_CONTENT_AFTER, groups.length) && children}
        </Fragment>
      ))}
      <ListFooter
        state={deriveListFooterState(pages, PAUSE_AFTER)}
        onMore={() => pages.fetchNextPage()}
        endText="오늘의 진열을 다 봤어요"
      />
      {sheet}
    </>
  );
}
