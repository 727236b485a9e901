import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { replyOrNotFoundPage } from "../../../api/reply-or-not-found-page.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { ProductCard } from "../../../features/catalog/product-card.tsx";
import { ProductGrid } from "../../../features/catalog/product-grid-and-row.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { InfiniteList } from "../../../ui/feedback/infinite-list.tsx";
import type { Route } from "./+types/route";

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  return replyOrNotFoundPage(call("GET /v1/product-groups/{code}", { path: { code: params.code } }));
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = `${loaderData?.name ?? "상품 모음"} · ${variant.displayName}`;
  return [
    { title },
    {
      name: "description",
      content: `${variant.displayName}이 고른 ${loaderData?.name ?? "상품"}을 모아 보세요`,
    },
    { property: "og:title", content: title },
  ];
};

export default function ProductGroupPage({ loaderData: group }: Route.ComponentProps) {
  const { openOptions, sheet } = useOptionSheet();
  const { code } = group;
  return (
    <>
      <AppBar back title={group.name} search cart />
      <main id="contents">
        <p className="tabular px-gutter py-3.5 text-label text-ink-2">
          총 <b className="font-bold text-ink">{groupDigits(group.totalCount)}</b>개
        </p>
        <InfiniteList
          key={code}
          queryKey={["product-group", code]}
          first={pageOf(group)}
          fetchPage={async (nextPage) =>
            pageOf(
              await api("GET /v1/product-groups/{code}", {
                path: { code },
                query: { page: Number(nextPage) },
              }),
            )
          }
        >
          {(products) =>
            products.length === 0 ? (
              <EmptyList>다른 상품을 둘러봐 주세요</EmptyList>
            ) : (
              <>
                <h2 className="sr-only">상품 목록</h2>
                <ProductGrid>
                  {products.map((product, index) => (
                    <ProductCard
                      key={product.id}
                      product={product}
                      onAdd={openOptions}
                      priority={index < 4}
                    />
                  ))}
                </ProductGrid>
              </>
            )
          }
        </InfiniteList>
        {sheet}
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}

/** Converts the call's page number to the list's opaque cursor. */
function pageOf({ products, nextPage }: Reply<"GET /v1/product-groups/{code}">) {
  return { list: products, nextPage: nextPage === null ? null : String(nextPage) };
}
