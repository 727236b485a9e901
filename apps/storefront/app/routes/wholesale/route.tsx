import { face } from "#variant/face.ts";
import { apiContext } from "../../api/server-context.ts";
import { paths } from "../../paths.ts";
import { NothingHere } from "../../ui/feedback/nothing-here.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import { Footer } from "../../ui/layout/footer.tsx";
import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";
import { ProductCard } from "../../ui/product/product-card.tsx";
import { ProductGrid } from "../../ui/product/product-grid.tsx";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)("GET /v1/wholesale/new-with-category");
}

export const meta: Route.MetaFunction = () => [
  { title: `도매 · ${face.displayName}` },
  { name: "description", content: "상자 단위 도매 상품을 카테고리별로 보세요" },
  { property: "og:title", content: `도매 · ${face.displayName}` },
];

export default function Wholesale({ loaderData: { list } }: Route.ComponentProps) {
  const { openOptions, sheet } = useOptionSheet();
  return (
    <>
      <AppBar back title="도매" search cart />
      <main id="contents">
        {list.length === 0 && <NothingHere>도매 상품을 준비하고 있어요</NothingHere>}
        {list.map(({ category, products }, place) => (
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
                  priority={place === 0 && card < 4}
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
