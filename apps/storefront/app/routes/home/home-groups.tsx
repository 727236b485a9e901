import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { Suspense } from "react";
import { api } from "../../api/browser-api.ts";
import { footerState } from "../../ui/feedback/footer-state.ts";
import { ListFooter } from "../../ui/feedback/list-footer.tsx";
import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";
import { HomeGroup } from "./home-group.tsx";

type Page = Reply<"GET /v4/display-category">;

/** Groups that a phone's first screen shows; those after are laid out when they come near. */
const inFirstView = 2;

/** The groups of the home, five at first and more as their foot comes near; kept while the shopper looks elsewhere. */
export function HomeGroups({ firstPage }: { firstPage: Page }) {
  const { openOptions, sheet } = useOptionSheet();
  const pages = useInfiniteQuery({
    queryKey: ["home"],
    queryFn: ({ pageParam }) =>
      api("GET /v4/display-category", { query: pageParam === null ? {} : { nextPage: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.nextPage,
    initialData: { pages: [firstPage], pageParams: [null] },
    staleTime: 60_000,
  });
  return (
    <>
      {pages.data.pages
        .flatMap((page) => page.list)
        .map((group, place) => (
          // Each group comes to life by itself: a phone is never busy with all of them at once.
          <Suspense key={group.id}>
            <div className={place < inFirstView ? "" : "below-fold"} data-ui={group.displayUiType}>
              <HomeGroup group={group} onAdd={openOptions} />
            </div>
          </Suspense>
        ))}
      <ListFooter
        state={footerState(pages)}
        onMore={() => pages.fetchNextPage()}
        endText="오늘의 진열을 다 봤어요"
      />
      {sheet}
    </>
  );
}
