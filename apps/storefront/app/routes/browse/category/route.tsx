import {
  OPEN_PRODUCT_FILTER,
  writeProductFilter,
} from "@todayfruit/domain/catalog/read-and-write-product-filter";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { data, useNavigate, useNavigation } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { replyOrNotFoundPage } from "../../../api/reply-or-not-found-page.ts";
import { apiContext, originContext } from "../../../api/server-request-context.ts";
import { itemListJsonLd } from "../../../features/catalog/search-engines/item-list-json-ld.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import type { PageHandle } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { ChoiceSheet } from "../../../ui/overlay/choice-sheet.tsx";
import type { Route } from "./+types/route";
import { CategoryDisplayGroups } from "./category-display-groups.tsx";
import { CategoryListControlsBar } from "./category-list-controls-bar.tsx";
import { CategoryProducts } from "./category-products.tsx";
import { CategorySkeleton } from "./category-skeleton.tsx";
import { findCategory } from "./find-category.ts";
import { SavedListViewScript, useListView } from "./last-used-list-layout-storage.tsx";
import { listSearch, readListQuery } from "./read-and-write-category-search-params.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { list: categories } = await api("GET /v1/categories", { query: { withChildren: true } });
  const found = findCategory(categories, params.slug);
  if (!found) throw data(null, { status: 404 });

  const asked = readListQuery(new URL(request.url).searchParams);
  const choices = { ...asked, sub: asked.sub ?? found.sub };
  const conditions = writeProductFilter(choices.filter);
  const firstPage = await replyOrNotFoundPage(
    api("GET /v1/products/category/{id}", {
      path: { id: choices.sub ?? found.root.id },
      query: {
        take: 15,
        orderby: choices.orderBy,
        ...(choices.hideSoldOut && { productStatus: "stock_in" }),
        ...(conditions !== "" && { filter: conditions }),
      },
    }),
  );
  const roots = categories.map(({ id, slug, name }) => ({ slug: slug ?? String(id), name }));
  const jsonLd = itemListJsonLd(context.get(originContext), found.root.name, firstPage.list);
  return { root: found.root, roots, choices, firstPage, jsonLd };
}

/** One canonical path per category, without its sort order. */
export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  canonicalPath: ({ root, choices }) =>
    paths.category(root.slug ?? String(root.id), choices.sub ?? undefined),
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const name = loaderData?.root.name ?? "카테고리";
  return [
    { title: `${name} · ${variant.displayName}` },
    { name: "description", content: `${variant.displayName}의 ${name}을 한눈에 보세요` },
    { property: "og:title", content: `${name} · ${variant.displayName}` },
    ...(loaderData ? [{ "script:ld+json": loaderData.jsonLd }] : []),
  ];
};

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const { root, roots, choices, firstPage } = loaderData;
  const navigate = useNavigate();
  const loading = useNavigation().location?.pathname.startsWith("/category/") ?? false;
  const [switching, setSwitching] = useState(false);
  const view = useListView(choices.view);
  const categoryId = choices.sub ?? root.id;
  const tabs = [{ id: null, name: "전체" }, ...root.children].map(({ id, name }) => ({
    to:
      paths.category(root.slug ?? params.slug) +
      listSearch({ ...choices, sub: id, filter: OPEN_PRODUCT_FILTER }),
    label: name,
    current: id === choices.sub,
  }));

  return (
    <>
      <AppBar
        back
        search
        cart
        title={
          <button
            className="pointer-events-auto inline-flex h-11 items-center gap-0.5"
            type="button"
            aria-haspopup="dialog"
            onClick={() => setSwitching(true)}
          >
            {root.name}
            <ChevronDown className="size-18px" aria-hidden />
          </button>
        }
      />
      <main id="contents">
        <LinkTabs label="세부 카테고리" tabs={tabs} />
        <CategoryListControlsBar
          categoryId={categoryId}
          totalCount={firstPage.totalCount}
          choices={choices}
          view={view}
          onChoose={(chosen) => navigate(listSearch(chosen), { replace: true, preventScrollReset: true })}
        />
        {loading ? (
          <CategorySkeleton view={view} />
        ) : (
          <div data-listing={choices.view === null && view === "grid" ? "unsaid" : view}>
            <SavedListViewScript />
            <CategoryProducts
              key={`${categoryId} ${choices.orderBy} ${choices.hideSoldOut} ${writeProductFilter(choices.filter)}`}
              categoryId={categoryId}
              choices={choices}
              view={view}
              firstPage={firstPage}
            />
          </div>
        )}
        <CategoryDisplayGroups key={categoryId} categoryId={categoryId} />
        <Footer />
      </main>
      <BottomNavigation />
      <ChoiceSheet
        title="카테고리"
        open={switching}
        onClose={() => setSwitching(false)}
        options={roots.map(({ slug, name }) => ({ value: slug, label: name }))}
        selected={root.slug ?? String(root.id)}
        onChoose={(slug) => navigate(paths.category(slug), { replace: true })}
      />
    </>
  );
}
