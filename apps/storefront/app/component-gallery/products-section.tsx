import { PriceBlock } from "../features/catalog/price-block.tsx";
import { ProductBigCard } from "../features/catalog/product-big-card.tsx";
import { ProductCard } from "../features/catalog/product-card.tsx";
import { ProductGrid } from "../features/catalog/product-grid-and-row.tsx";
import { ProductListRow } from "../features/catalog/product-list-row.tsx";
import { ProductRankingRow } from "../features/catalog/product-ranking-row.tsx";
import { Rating, Stars } from "../features/catalog/rating.tsx";
import { PRODUCTS } from "./fixtures.ts";
import { Section, Specimen } from "./specimen.tsx";

const nothing = () => undefined;

/** Product in its five drawings and eight states. */
export function ProductsSection() {
  const products = Object.entries(PRODUCTS);
  return (
    <Section title="상품">
      <div className="-mx-gutter">
        <ProductGrid>
          {products.map(([state, product]) => (
            <Specimen key={state} state={state}>
              <ProductCard product={product} onAdd={nothing} />
            </Specimen>
          ))}
        </ProductGrid>
      </div>
      <Specimen state="줄">
        <div className="-mx-gutter">
          {products.slice(0, 4).map(([state, product]) => (
            <ProductListRow key={state} product={product} onAdd={nothing} />
          ))}
        </div>
      </Specimen>
      <Specimen state="순위: 오름, 내림, 그대로, 새로">
        <div className="-mx-gutter">
          {([3, -2, 0, "new"] as const).map((movement, index) => {
            const [, product] = products[index] ?? [];
            return (
              product && (
                <ProductRankingRow key={movement} product={product} rank={index + 1} movement={movement} />
              )
            );
          })}
        </div>
      </Specimen>
      {products.slice(1, 2).map(([state, product]) => (
        <Specimen key={state} state="큰 카드">
          <ProductBigCard product={product} caption="11월 25일 오전 10시에 열어요" />
        </Specimen>
      ))}
      <Specimen state="값: 보통, 할인, 큰 글자, 오픈 예정">
        <div className="flex flex-wrap gap-8">
          <PriceBlock price={19_900} listPrice={19_900} unitPrice={{ unit: "100g", amount: 398 }} />
          <PriceBlock price={14_900} listPrice={24_900} />
          <PriceBlock price={1_290_000} listPrice={1_590_000} large />
          <PriceBlock price={14_900} listPrice={14_900} comingSoon />
        </div>
      </Specimen>
      <Specimen state="별점: 여럿, 하나, 없음">
        <Rating score={4.8} count={32_480} />
        <Rating score={1} count={1} />
        <Rating score={0} count={0} />
        <Stars score={3} />
      </Specimen>
    </Section>
  );
}
