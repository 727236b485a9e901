import type { FedProduct } from "./fed-product-types.ts";
import { rssElement, rssPrice } from "./rss-feed-parts.ts";

/** Most characters of the attributes that the product catalogue of Kakao limits. */
const MOST: Readonly<Record<string, number>> = { "g:title": 225, "g:description": 500 };

/**
 * Writes a product as an item of the catalogue feed of Kakao's advertisements. A product that is sold out has none, so
 * that nobody is shown it.
 */
export function writeKakaoFeedItem(product: FedProduct): string {
  if (!product.inStock) return "";
  const isReduced = product.listPrice > product.price;
  const fields = {
    "g:id": String(product.id),
    "g:title": product.name,
    "g:description": product.description,
    "g:link": product.url,
    "g:image_link": product.imageUrl,
    "g:brand": product.farm,
    "g:condition": "new",
    "g:availability": "in stock",
    "g:price": rssPrice(isReduced ? product.listPrice : product.price),
    ...(isReduced && { "g:sale_price": rssPrice(product.price) }),
  };
  const items = Object.entries(fields).map(([name, text]) => rssElement(name, text, MOST[name]));
  return `<item>${items.join("")}</item>\n`;
}
