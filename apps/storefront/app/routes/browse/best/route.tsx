import { data, useNavigate } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { apiContext, originContext } from "../../../api/server-request-context.ts";
import { itemListJsonLd } from "../../../features/catalog/search-engines/item-list-json-ld.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import type { PageHandle } from "../../../page-handle.ts";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import type { Route } from "./+types/route";
import { BestList } from "./best-list.tsx";
import { PeriodLinks } from "./period-links.tsx";
import { bestPath, readBestQuery } from "./read-and-write-best-search-params.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const choices = readBestQuery(new URL(request.url).searchParams);
  const { list } = await api("GET /v1/categories");
  const category = list.find(({ slug }) => slug === choices.category);
  if (!category) throw data(null, { status: 404 });
  const best = await api("GET /v1/products/category/{id}/best", {
    path: { id: category.id },
    query: { type: choices.type, ...(choices.hideSoldOut && { productStatus: "stock_in" }) },
  });
  const categories = list.flatMap(({ slug, name }) => (slug === null ? [] : [{ slug, name }]));
  const jsonLd = itemListJsonLd(
    context.get(originContext),
    `${category.name} 베스트`,
    best.list.map(({ product }) => product),
  );
  return { categories, category, choices, best, jsonLd };
}

/** Hiding sold-out products does not change the canonical path. */
export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  canonicalPath: ({ choices }) => bestPath({ ...choices, hideSoldOut: true }),
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = `${loaderData ? `${loaderData.category.name} 베스트` : "베스트"} · ${variant.displayName}`;
  return [
    { title },
    { name: "description", content: `${variant.displayName}에서 가장 많이 팔린 상품을 순서대로 보세요` },
    { property: "og:title", content: title },
    ...(loaderData ? [{ "script:ld+json": loaderData.jsonLd }] : []),
  ];
};

export default function Best({ loaderData: { categories, category, choices, best } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const name = `${choices.category} ${choices.type}`;
  return (
    <>
      <AppBar back title="베스트" search cart />
      <main id="contents">
        <LinkTabs
          label="카테고리"
          even
          tabs={categories.map(({ slug, name }) => ({
            to: bestPath({ ...choices, category: slug }),
            label: name,
            current: slug === choices.category,
          }))}
        />
        <div className="px-gutter pt-3.5">
          <PeriodLinks choices={choices} />
          <div className="mt-1 flex items-center justify-between gap-3">
            <p className="tabular text-caption text-ink-3">{best.rule}</p>
            <Switch
              on={choices.hideSoldOut}
              onChange={(hideSoldOut) =>
                navigate(bestPath({ ...choices, hideSoldOut }), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            >
              품절 숨기기
            </Switch>
          </div>
        </div>
        <h2 className="sr-only">{category.name} 베스트</h2>
        {best.list.length > 0 ? (
          <BestList key={name} name={name} categoryId={category.id} list={best.list} />
        ) : (
          <EmptyList>다른 카테고리의 베스트를 둘러봐 주세요</EmptyList>
        )}
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}
