import type { FedProduct } from "./fed-product.ts";

/** Most characters of a title that Naver Shopping takes. */
const TITLE_LENGTH = 100;

/** Columns of the tab-separated EP 3.0 of Naver Shopping. */
const COLUMNS: Readonly<Record<string, (product: FedProduct) => string | number>> = {
  id: ({ id }) => id,
  title: ({ name }) => cellOf(name).slice(0, TITLE_LENGTH),
  price_pc: ({ price }) => price,
  price_mobile: ({ price }) => price,
  normal_price: ({ listPrice, price }) => Math.max(listPrice, price),
  link: ({ url }) => url,
  mobile_link: ({ url }) => url,
  image_link: ({ imageUrl }) => imageUrl,
  category_name1: ({ categories }) => cellOf(categories[0] ?? ""),
  category_name2: ({ categories }) => cellOf(categories[1] ?? ""),
  condition: () => "신상품",
  maker: ({ farm }) => cellOf(farm),
  origin: ({ origin }) => cellOf(origin),
  review_count: ({ reviewCount }) => reviewCount,
  shipping: ({ shippingFee }) => shippingFee,
};

/** First line of the feed. */
export const NAVER_FEED_HEAD = `${Object.keys(COLUMNS).join("\t")}\n`;

/**
 * Writes a product as a line of the feed. Sold-out products have no line, as the format requires.
 *
 * @example naverFeedLine({ id: 20001, name: "제주 감귤", … }) // "20001\t제주 감귤\t12900\t…\n"
 */
export function naverFeedLine(product: FedProduct): string {
  if (!product.inStock) return "";
  const cells = Object.values(COLUMNS).map((read) => String(read(product)));
  return `${cells.join("\t")}\n`;
}

/** Returns a text without the tabs and line breaks that separate cells. */
function cellOf(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
}
