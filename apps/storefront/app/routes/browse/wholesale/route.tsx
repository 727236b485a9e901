import { variant } from "#variant/brand-settings.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { ProductCard } from "../../../features/catalog/product-card.tsx";
import { ProductGrid } from "../../../features/catalog/product-grid-and-row.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import { paths } from "../../../paths.ts";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { SectionHeading } from "../../../ui/layout/section-heading.tsx";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)("GET /v1/wholesale/new-with-category");
}

export const meta: Route.MetaFunction = () => [
  { title: `도매 · ${variant.displayName}` },
  { name: "description", content: "상자 단위 도매 상품을 카테고리별로 보세요" },
  { property: "og:title", content: `도매 · ${variant.displayName}` },
];

export default function Wholesale({ loaderData: { list } }: Route.ComponentProps) {
  const { openOptions, sheet } = useOptionSheet();
  return (
    <>
      <AppBar back title="도매" search cart />
      <main id="contents">
        {list.length === 0 && <EmptyList>도매 상품을 준비하고 있어요</EmptyList>}
        {list.map(({ category, products }, index) => (
          <section key={category.id} className="pt-7">
            <SectionHeading
              title={`${category.name} 도매 신상품`}
              subTitle="새로 들어온 순서예요"
              more={{ to: paths.category(category.slug ?? String(category.id)), label: category.name }}
            />
            <ProductGrid>
              {products.map((product, card) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  onAdd={openOptions}
                  priority={index === 0 && card < 4}
                />
              ))}
            </ProductGrid>
          </section>
        ))}
        {sheet}
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}
