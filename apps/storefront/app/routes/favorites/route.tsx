import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { face } from "#variant/face.ts";
import { api } from "../../api/browser-api.ts";
import basket from "../../assets/emoji/basket.webp";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session-provider.tsx";
import { useCartCount } from "../../session/use-cart-count.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { footerState } from "../../ui/feedback/footer-state.ts";
import { ListFooter } from "../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../ui/feedback/skeleton.tsx";
import { buttonClass } from "../../ui/form/button.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";
import { ProductCard } from "../../ui/product/product-card.tsx";
import { ProductGrid } from "../../ui/product/product-grid.tsx";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [
  { title: `찜한 상품 · ${face.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function FavoritesPage() {
  const session = useSession();
  const { openOptions, sheet } = useOptionSheet();
  const pages = useInfiniteQuery({
    queryKey: ["favorites"],
    queryFn: ({ pageParam }) =>
      api("GET /v1/app-users/favorites", {
        query: { take: 15, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPage,
    enabled: session.status === "ready",
    staleTime: 0,
  });
  const products = pages.data?.pages.flatMap((page) => page.list) ?? [];
  const error = session.status === "failed" ? session.authError : pages.error;

  return (
    <>
      <AppBar back search title="찜한 상품" cartCount={useCartCount()} />
      <main className="pt-4">
        {!pages.data && error === null && <FavoritesSkeleton />}
        {!pages.data && error !== null && (
          <LoadFailed
            error={error}
            onRetry={() => void (session.status === "failed" ? session.restart() : pages.refetch())}
          />
        )}
        {pages.isSuccess && products.length === 0 && (
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
        )}
        {products.length > 0 && (
          <>
            <h2 className="sr-only">찜한 상품 목록</h2>
            <ProductGrid>
              {products.map((product, place) => (
                <ProductCard key={product.id} product={product} onAdd={openOptions} priority={place < 4} />
              ))}
            </ProductGrid>
            <ListFooter
              state={footerState(pages)}
              onMore={() => void pages.fetchNextPage()}
              endText="가져올 내용이 없습니다."
            />
          </>
        )}
      </main>
      <BottomNavigation />
      {sheet}
    </>
  );
}

function FavoritesSkeleton() {
  return (
    <Skeleton name="찜한 상품">
      <ProductGrid>
        {["a", "b", "c", "d"].map((key) => (
          <SkeletonBox key={key} className="aspect-3/5 w-full rounded-md" />
        ))}
      </ProductGrid>
    </Skeleton>
  );
}
