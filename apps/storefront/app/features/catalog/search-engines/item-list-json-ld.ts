import { paths } from "../../../paths.ts";

/** Builds the schema.org ItemList of a page that lists products, in its order; each links its own page. */
export function itemListJsonLd(origin: string, name: string, products: readonly { id: number }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: products.length,
    itemListElement: products.map(({ id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: origin + paths.product(id),
    })),
  };
}
