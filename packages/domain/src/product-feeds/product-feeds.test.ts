import { expect, test } from "vitest";
import type { FedProduct } from "./fed-product-types.ts";
import { RSS_FEED_END, rssFeedHead } from "./rss-feed-parts.ts";
import { writeGoogleFeedItem } from "./write-google-feed-item.ts";
import { writeKakaoFeedItem } from "./write-kakao-feed-item.ts";
import { NAVER_FEED_HEAD, writeNaverFeedLine } from "./write-naver-feed-line.ts";

const PRODUCT: FedProduct = {
  id: 20_001,
  name: "제주 감귤",
  description: "아침에 따서 보내요",
  price: 12_900,
  listPrice: 15_000,
  inStock: true,
  shippingFee: 3000,
  url: "https://shop.example/products/20001",
  imageUrl: "https://shop.example/images/720/p.jpg",
  farm: "서귀포 농장",
  origin: "제주",
  categories: ["과일", "감귤"],
  reviewCount: 7,
};

test("naver feed: a product is one line with a cell for each name of the first line", () => {
  const names = NAVER_FEED_HEAD.trimEnd().split("\t");
  const cells = writeNaverFeedLine(PRODUCT).trimEnd().split("\t");
  expect(Object.fromEntries(names.map((name, at) => [name, cells[at]]))).toEqual({
    id: "20001",
    title: "제주 감귤",
    price_pc: "12900",
    price_mobile: "12900",
    normal_price: "15000",
    link: PRODUCT.url,
    mobile_link: PRODUCT.url,
    image_link: PRODUCT.imageUrl,
    category_name1: "과일",
    category_name2: "감귤",
    condition: "신상품",
    maker: "서귀포 농장",
    origin: "제주",
    review_count: "7",
    shipping: "3000",
  });
});

test("naver feed: a sold-out product has no line", () => {
  expect(writeNaverFeedLine({ ...PRODUCT, inStock: false })).toBe("");
});

test("naver feed: tabs and line breaks of a text do not break its line, and a long title is cut", () => {
  const line = writeNaverFeedLine({ ...PRODUCT, name: `감귤\t5kg\r\n${"달콤".repeat(100)}`, farm: "농\n장" });
  expect(line.split("\n")).toHaveLength(2);
  expect(line.split("\t")).toHaveLength(NAVER_FEED_HEAD.split("\t").length);
  expect(line.split("\t")[1]).toHaveLength(100);
});

test("google feed: a reduced product has its list price and its sale price", () => {
  expect(writeGoogleFeedItem(PRODUCT)).toContain(
    "<g:price>15000 KRW</g:price><g:sale_price>12900 KRW</g:sale_price>",
  );
  const whole = writeGoogleFeedItem({ ...PRODUCT, listPrice: 12_900 });
  expect(whole).toContain("<g:price>12900 KRW</g:price><g:condition>");
});

test("google feed: a sold-out product is out of stock, with its shipping and category", () => {
  const item = writeGoogleFeedItem({ ...PRODUCT, inStock: false });
  expect(item).toContain("<g:availability>out_of_stock</g:availability>");
  expect(item).toContain("<g:shipping><g:country>KR</g:country><g:price>3000 KRW</g:price></g:shipping>");
  expect(item).toContain("<g:product_type>과일 &gt; 감귤</g:product_type>");
});

test("google feed: markup and signs that XML forbids stay text or are left out", () => {
  const item = writeGoogleFeedItem({ ...PRODUCT, name: "</g:title><b>귤 & 배\u0000\u000B\uFFFE" });
  expect(item).toContain("<g:title>&lt;/g:title&gt;&lt;b&gt;귤 &amp; 배</g:title>");
  const head = rssFeedHead({ name: "<가게>", url: "https://shop.example" });
  expect(head).toContain("<title>&lt;가게&gt;</title><link>https://shop.example</link>");
  expect(RSS_FEED_END).toBe("</channel>\n</rss>\n");
});

test("kakao feed: a reduced product has its list price and its sale price, a sold-out one no item", () => {
  expect(writeKakaoFeedItem(PRODUCT)).toContain(
    "<g:availability>in stock</g:availability><g:price>15000 KRW</g:price><g:sale_price>12900 KRW</g:sale_price>",
  );
  expect(writeKakaoFeedItem({ ...PRODUCT, inStock: false })).toBe("");
});

test("feeds: long texts are cut between characters, before they are escaped", () => {
  const long = {
    ...PRODUCT,
    name: "🍊".repeat(300),
    description: "&".repeat(6000),
    origin: "제주 ".repeat(60),
  };
  expect(writeGoogleFeedItem(long)).toContain(`<g:title>${"🍊".repeat(150)}</g:title>`);
  expect(writeGoogleFeedItem(long)).toContain(`<g:description>${"&amp;".repeat(5000)}</g:description>`);
  expect(writeKakaoFeedItem(long)).toContain(`<g:title>${"🍊".repeat(225)}</g:title>`);
  expect(writeKakaoFeedItem(long)).toContain(`<g:description>${"&amp;".repeat(500)}</g:description>`);
  const [, title = "", , , , , , , , , , , origin = ""] = writeNaverFeedLine(long).split("\t");
  expect([title, origin]).toEqual(["🍊".repeat(100), "제주 ".repeat(10).trim()]);
});
