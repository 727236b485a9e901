import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import basket from "../../../assets/emoji/basket.webp";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { ProductCard } from "../../../features/catalog/product-card.tsx";
import { ProductGrid } from "../../../features/catalog/product-grid-and-row.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { SavedItemsInfiniteList } from "./saved-items-infinite-list.tsx";

const PAGE_SIZE = 15;

/** Favourite products, the latest first. */
export function FavoriteProducts() {
  const { openOptions, sheet } = useOptionSheet();
  const pages = useInfiniteQuery({
    queryKey: ["favorites"],
    queryFn: ({ pageParam }) =>
      api("GET /v1/app-users/favorites", {
        query: { take: PAGE_SIZE, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPage,
    staleTime: 0,
  });
  return (
    <>
      <SavedItemsInfiniteList
        pages={pages}
        empty={
          <EmptyState
            image={basket}
            title="아직 찜한 상품이 없어요"
            action={
              <Link className={buttonClass({ tone: "tint" })} to={paths.home}>
                과일 보러 가기
              </Link>
            }
          >
            마음에 드는 상품에서 하트를 눌러 보세요
          </EmptyState>
        }
      >
        {(products) => (
          <>
            <h2 className="sr-only">찜한 상품 목록</h2>
            <ProductGrid>
              {products.map((product, index) => (
                <ProductCard key={product.id} product={product} onAdd={openOptions} priority={index < 4} />
              ))}
            </ProductGrid>
          </>
        )}
      </SavedItemsInfiniteList>
      {sheet}
    </>
  );
}
