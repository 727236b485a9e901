import type { FedProduct, FeedingShop } from "./fed-product.ts";

/** Most characters of a title and of a description that Google Merchant Center takes. */
const TITLE_LENGTH = 150;
const DESCRIPTION_LENGTH = 5000;

/** Last part of the feed. */
export const GOOGLE_FEED_END = "</channel>\n</rss>\n";

/** Writes the beginning of the RSS 2.0 feed of Google Merchant Center. */
export function googleFeedHead({ name, url }: FeedingShop): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">',
    `<channel>${element("title", name)}${element("link", url)}${element("description", name)}\n`,
  ].join("\n");
}

/** Writes a product as an item; a price below the list price is its sale price. */
export function googleFeedItem(product: FedProduct): string {
  const isReduced = product.listPrice > product.price;
  const fields = {
    "g:id": String(product.id),
    "g:title": product.name.slice(0, TITLE_LENGTH),
    "g:description": product.description.slice(0, DESCRIPTION_LENGTH),
    "g:link": product.url,
    "g:image_link": product.imageUrl,
    "g:availability": product.inStock ? "in_stock" : "out_of_stock",
    "g:price": won(isReduced ? product.listPrice : product.price),
    ...(isReduced && { "g:sale_price": won(product.price) }),
    "g:condition": "new",
    "g:brand": product.farm,
    "g:identifier_exists": "no",
    "g:product_type": product.categories.join(" > "),
  };
  const shipping = element("g:country", "KR") + element("g:price", won(product.shippingFee));
  const items = Object.entries(fields).map(([name, text]) => element(name, text));
  return `<item>${items.join("")}<g:shipping>${shipping}</g:shipping></item>\n`;
}

function won(amount: number): string {
  return `${amount} KRW`;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** Escapes a text for XML and drops the characters that XML cannot contain. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
