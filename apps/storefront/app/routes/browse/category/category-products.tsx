import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import {
  OPEN_PRODUCT_FILTER,
  writeProductFilter,
} from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { ProductCard } from "../../../features/catalog/product-card.tsx";
import { ProductGrid } from "../../../features/catalog/product-grid-and-row.tsx";
import { ProductListRow } from "../../../features/catalog/product-list-row.tsx";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { type ListQuery, type ListView, listSearch } from "./read-and-write-category-search-params.ts";

type Page = Reply<"GET /v1/products/category/{id}">;

type CategoryProductsProps = {
  categoryId: number;
  choices: ListQuery;
  view: ListView;
  /** First page, rendered on the server. */
  firstPage: Page;
};

/** Pages between pauses, so that the content below the list can be reached. */
const PAUSE_AFTER = 3;
/** Milliseconds that the length of a left list is kept. */
const KEPT_MS = 30 * 60_000;

/** Product list of a category; loads the next page as its foot comes near. */
export function CategoryProducts({ categoryId, choices, view, firstPage }: CategoryProductsProps) {
  const { orderBy, hideSoldOut } = choices;
  const conditions = writeProductFilter(choices.filter);
  const { openOptions, sheet } = useOptionSheet();
  const pages = useInfiniteQuery({
    queryKey: ["category-products", categoryId, orderBy, hideSoldOut, conditions],
    queryFn: ({ pageParam }) =>
      api("GET /v1/products/category/{id}", {
        path: { id: categoryId },
        query: {
          take: 15,
          orderby: orderBy,
          ...(hideSoldOut && { productStatus: "stock_in" as const }),
          ...(conditions !== "" && { filter: conditions }),
          ...(pageParam !== null && { nextPage: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.nextPage,
    initialData: { pages: [firstPage], pageParams: [null] },
    gcTime: KEPT_MS,
  });

  const products = pages.data.pages.flatMap((page) => page.list);
  if (products.length === 0 && conditions !== "") {
    return (
      <EmptyList>
        이 조건에 맞는 상품이 없어요.{" "}
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
          to={listSearch({ ...choices, filter: OPEN_PRODUCT_FILTER })}
          replace
        >
          조건을 모두 풀어 보세요
        </Link>
      </EmptyList>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyList>
        {hideSoldOut
          ? "‘품절 상품 숨기기’를 끄면 다시 들어올 상품도 볼 수 있어요"
          : "다른 카테고리를 둘러봐 주세요"}
      </EmptyList>
    );
  }
  return (
    <>
      <h2 className="sr-only">상품 목록</h2>
      {view === "grid" ? (
        <ProductGrid>
          {products.map((product, index) => (
            <ProductCard key={product.id} product={product} onAdd={openOptions} priority={index < 4} />
          ))}
        </ProductGrid>
      ) : (
        products.map((product, index) => (
          <ProductListRow key={product.id} product={product} onAdd={openOptions} priority={index < 5} />
        ))
      )}
      <ListFooter state={deriveListFooterState(pages, PAUSE_AFTER)} onMore={() => pages.fetchNextPage()} />
      {sheet}
    </>
  );
}
