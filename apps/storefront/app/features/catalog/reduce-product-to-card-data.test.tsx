import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { PRODUCTS } from "../../component-gallery/fixtures.ts";
import { FarmProductRow } from "../../routes/browse/product/sold-out/farm-product-row.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductListRow } from "./product-list-row.tsx";
import { ProductRankingRow } from "./product-ranking-row.tsx";
import { type ProductCardData, reduceProductToCardData } from "./reduce-product-to-card-data.ts";

test.each(Object.entries(PRODUCTS))(
  "reduceProductToCardData: %s: its cards are the same as those of the summary",
  (_, summary) => {
    expect(cardsOf(reduceProductToCardData(summary))).toBe(cardsOf(summary));
  },
);

test("reduceProductToCardData: takes at most six tenths of the bytes of a summary", () => {
  for (const summary of Object.values(PRODUCTS)) {
    const bytes = JSON.stringify(reduceProductToCardData(summary)).length;
    expect(bytes).toBeLessThan(JSON.stringify(summary).length * 0.6);
  }
});

function cardsOf(product: ProductCardData): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProductCard product={product} onAdd={() => undefined} />
      <ProductListRow product={product} onAdd={() => undefined} />
      <ProductRankingRow product={product} rank={1} />
      <FarmProductRow product={product} />
    </MemoryRouter>,
  );
}
