import type { FedProduct } from "./fed-product-types.ts";
import { rssElement, rssPrice } from "./rss-feed-parts.ts";

/** Most characters of the attributes that Google Merchant Center limits. */
const MOST: Readonly<Record<string, number>> = {
  "g:title": 150,
  "g:description": 5000,
  "g:brand": 70,
  "g:product_type": 750,
};

/**
 * Writes a product as an item of the feed of Google Merchant Center; a price below the list price is its sale price. One
 * that is sold out stays, as out of stock: Google asks for it, and then neither shows nor sells it.
 */
export function writeGoogleFeedItem(product: FedProduct): string {
  const isReduced = product.listPrice > product.price;
  const fields = {
    "g:id": String(product.id),
    "g:title": product.name,
    "g:description": product.description,
    "g:link": product.url,
    "g:image_link": product.imageUrl,
    "g:availability": product.inStock ? "in_stock" : "out_of_stock",
    "g:price": rssPrice(isReduced ? product.listPrice : product.price),
    ...(isReduced && { "g:sale_price": rssPrice(product.price) }),
    "g:condition": "new",
    "g:brand": product.farm,
    "g:identifier_exists": "no",
    "g:product_type": product.categories.join(" > "),
  };
  const shipping = rssElement("g:country", "KR") + rssElement("g:price", rssPrice(product.shippingFee));
  const items = Object.entries(fields).map(([name, text]) => rssElement(name, text, MOST[name]));
  return `<item>${items.join("")}<g:shipping>${shipping}</g:shipping></item>\n`;
}
