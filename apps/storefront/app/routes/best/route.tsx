import { data, useNavigate } from "react-router";
import { face } from "#variant/face.ts";
import { apiContext } from "../../api/server-context.ts";
import type { PageHandle } from "../../page-handle.ts";
import { NothingHere } from "../../ui/feedback/nothing-here.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import { Footer } from "../../ui/layout/footer.tsx";
import { LinkTabs } from "../../ui/layout/link-tabs.tsx";
import type { Route } from "./+types/route";
import { bestAddress, readBestChoices } from "./best-choices.ts";
import { BestList } from "./best-list.tsx";
import { PeriodLinks } from "./period-links.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const choices = readBestChoices(new URL(request.url).searchParams);
  const { list } = await api("GET /v1/categories");
  const category = list.find(({ slug }) => slug === choices.category);
  if (!category) throw data(null, { status: 404 });
  const best = await api("GET /v1/products/category/{id}/best", {
    path: { id: category.id },
    query: { type: choices.type, ...(choices.hideSoldOut && { productStatus: "stock_in" }) },
  });
  const categories = list.flatMap(({ slug, name }) => (slug === null ? [] : [{ slug, name }]));
  return { categories, category, choices, best };
}

/** Hiding sold-out products does not change the canonical path. */
export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  canonicalPath: ({ choices }) => bestAddress({ ...choices, hideSoldOut: true }),
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = `${loaderData ? `${loaderData.category.name} 베스트` : "베스트"} · ${face.displayName}`;
  return [
    { title },
    { name: "description", content: `${face.displayName}에서 가장 많이 팔린 상품을 순서대로 보세요` },
    { property: "og:title", content: title },
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
            to: bestAddress({ ...choices, category: slug }),
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
                navigate(bestAddress({ ...choices, hideSoldOut }), {
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
          <NothingHere>다른 카테고리의 베스트를 둘러봐 주세요</NothingHere>
        )}
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}
