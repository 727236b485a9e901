import { cutText } from "./cut-text.ts";
import type { FedProduct } from "./fed-product-types.ts";

/** Most characters of the columns that Naver Shopping limits. */
const MOST = { title: 100, category: 50, maker: 60, origin: 30 };

/** Columns of the tab-separated EP 3.0 of Naver Shopping. */
const COLUMNS: Readonly<Record<string, (product: FedProduct) => string | number>> = {
  id: ({ id }) => id,
  title: ({ name }) => cellOf(name, MOST.title),
  price_pc: ({ price }) => price,
  price_mobile: ({ price }) => price,
  normal_price: ({ listPrice, price }) => Math.max(listPrice, price),
  link: ({ url }) => url,
  mobile_link: ({ url }) => url,
  image_link: ({ imageUrl }) => imageUrl,
  category_name1: ({ categories }) => cellOf(categories[0] ?? "", MOST.category),
  category_name2: ({ categories }) => cellOf(categories[1] ?? "", MOST.category),
  condition: () => "신상품",
  maker: ({ farm }) => cellOf(farm, MOST.maker),
  origin: ({ origin }) => cellOf(origin, MOST.origin),
  review_count: ({ reviewCount }) => reviewCount,
  shipping: ({ shippingFee }) => shippingFee,
};

/** First line of the feed. */
export const NAVER_FEED_HEAD = `${Object.keys(COLUMNS).join("\t")}\n`;

/**
 * Writes a product as a line of the feed. Sold-out products have no line, as the format requires.
 *
 * @example writeNaverFeedLine({ id: 20001, name: "제주 감귤", … }) // "20001\t제주 감귤\t12900\t…\n"
 */
export function writeNaverFeedLine(product: FedProduct): string {
  if (!product.inStock) return "";
  const cells = Object.values(COLUMNS).map((read) => String(read(product)));
  return `${cells.join("\t")}\n`;
}

/** Returns a text of at most `most` characters, without the tabs and line breaks that separate cells. */
function cellOf(text: string, most: number): string {
  return cutText(
    text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\s]+/gu, " ")
      .trim(),
    most,
  ).trim();
}
