import { data, useNavigation } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { apiContext, originContext } from "../../../api/server-request-context.ts";
import { loadGroupContents, withoutContents } from "../../../features/displays/load-group-contents.ts";
import { LazyHomePopup } from "../../../features/popups/lazy-home-popup.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import type { PageHandle } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import type { Route } from "./+types/route";
import { AdvertisedProductsBelowTab } from "./advertised-products-below-tab.tsx";
import { findSubTab, findTab } from "./find-home-tab-and-sub-tab.ts";
import { HomeDisplayGroups } from "./home-display-groups.tsx";
import { MemberHomeSection } from "./member-home-section.tsx";
import { RecommendedReviews } from "./recommended-reviews.tsx";
import { shopJsonLd } from "./shop-json-ld.ts";
import { SubTabs, subTabPath } from "./sub-tabs.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const { list: tabs } = await api("GET /v1/main-navigation");
  const tab = findTab(tabs, search.get("tab"));
  if (!tab && search.has("tab")) throw data(null, { status: 404 });

  const subTabs = tab
    ? (await api("GET /v1/main-navigation/{key}/sub-tabs", { path: { key: tab.key } })).list
    : [];
  const subTab = findSubTab(subTabs, search.get("sub"));
  if (!subTab && search.has("sub")) throw data(null, { status: 404 });
  if (!tab || !subTab) {
    return { tabs, tab, subTabs, subTab: null, firstPage: null, contents: null, jsonLd: [] };
  }

  const firstPage = await api("GET /v4/display-category", { query: { key: tab.key, subTab: subTab.key } });
  const [group, ...others] = firstPage.list;
  const contents = group && others.length === 0 ? await loadGroupContents(api, group) : null;
  const list = contents ? firstPage.list.map(withoutContents) : firstPage.list;
  const isHome = tab.isDefault && subTab === subTabs[0];
  const jsonLd = isHome
    ? shopJsonLd((await api("GET /v1/shop-settings")).business, context.get(originContext))
    : [];
  return { tabs, tab, subTabs, subTab, firstPage: { ...firstPage, list }, contents, jsonLd };
}

type Shown = Route.ComponentProps["loaderData"];

export const handle: PageHandle<Shown> = {
  canonicalPath: ({ tab, subTab, subTabs }) =>
    tab && subTab ? subTabPath(tab, subTab === subTabs[0] ? undefined : subTab) : paths.home,
};

export const links: Route.LinksFunction = () => [
  {
    rel: "alternate",
    type: "application/rss+xml",
    title: `${variant.displayName} 공지사항`,
    href: paths.noticesRss,
  },
];

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData ? titleOf(loaderData) : variant.displayName;
  return [
    { title },
    { name: "description", content: variant.slogan },
    { property: "og:title", content: title },
    { property: "og:description", content: variant.slogan },
    ...(loaderData?.jsonLd ?? []).map((each) => ({ "script:ld+json": each })),
  ];
};

/** @example titleOf({ tab: 베스트, subTab: 채소, … }) // "채소 · 베스트 · 오늘의과일" */
function titleOf({ tab, subTab, subTabs }: Pick<Shown, "tab" | "subTab" | "subTabs">): string {
  const names = [
    ...(subTab && subTab.key !== subTabs[0]?.key ? [subTab.name] : []),
    ...(tab && !tab.isDefault ? [tab.name] : []),
    variant.displayName,
  ];
  return names.length === 1 ? `${variant.displayName} · ${variant.slogan}` : names.join(" · ");
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { tabs, tab, subTabs, subTab, firstPage, contents } = loaderData;
  const isLeaving = useNavigation().location?.pathname === paths.home;
  return (
    <>
      <AppBar logo search cart />
      <main id="contents" aria-busy={isLeaving}>
        <h1 className="sr-only">{titleOf(loaderData)}</h1>
        <LinkTabs
          label="홈 메뉴"
          tabs={tabs.map((each) => ({ to: subTabPath(each), label: each.name, current: each === tab }))}
        />
        {tab && subTab && firstPage && firstPage.list.length > 0 ? (
          <>
            <SubTabs tab={tab} subTabs={subTabs} current={subTab} />
            <HomeDisplayGroups
              key={`${tab.key} ${subTab.key}`}
              page={[tab.key, subTab.key]}
              firstPage={firstPage}
              contents={contents}
            >
              {tab.isDefault && <MemberHomeSection />}
            </HomeDisplayGroups>
            {tab.isDefault && <RecommendedReviews />}
            {subTab.categoryId !== null && <AdvertisedProductsBelowTab categoryId={subTab.categoryId} />}
          </>
        ) : (
          <EmptyList>진열을 준비하고 있어요. 조금 뒤에 다시 들러 주세요</EmptyList>
        )}
        <Footer />
      </main>
      <BottomNavigation />
      <LazyHomePopup />
    </>
  );
}
