import type { Input } from "@todayfruit/contract/all-calls";
import type { FedProduct, FeedingShop } from "@todayfruit/domain/product-feeds/fed-product-types";
import { RSS_FEED_END, rssFeedHead } from "@todayfruit/domain/product-feeds/rss-feed-parts";
import { writeGoogleFeedItem } from "@todayfruit/domain/product-feeds/write-google-feed-item";
import { writeKakaoFeedItem } from "@todayfruit/domain/product-feeds/write-kakao-feed-item";
import { NAVER_FEED_HEAD, writeNaverFeedLine } from "@todayfruit/domain/product-feeds/write-naver-feed-line";
import { ok, refuse } from "@todayfruit/domain/result";
import { hashToken } from "../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { presentFedProduct } from "./fed-product.presenter.ts";
import { findProductFeed, listFedProducts } from "./product-feeds.repository.ts";

type Call = "GET /v1/product-feeds/{token}";

/** Products of one page. */
const PAGE = 500;

const RSS = {
  fileName: "products.xml",
  contentType: "application/xml; charset=utf-8",
  head: rssFeedHead,
  end: RSS_FEED_END,
};

const FORMATS = {
  naver: {
    fileName: "products.tsv",
    contentType: "text/tab-separated-values; charset=utf-8",
    head: () => NAVER_FEED_HEAD,
    line: writeNaverFeedLine,
    end: "",
  },
  google: { ...RSS, line: writeGoogleFeedItem },
  kakao: { ...RSS, line: writeKakaoFeedItem },
} as const;

/** Sends a product feed page by page. Refuses an address that is unknown, renewed or turned off with NOT_FOUND. */
export async function showProductFeed({ path }: Input<Call>, context: Context): Promise<Answer<Call>> {
  const { db, rules } = context;
  const feed = await findProductFeed(db, hashToken(path.token), rules.variant);
  if (!feed) return refuse("NOT_FOUND");
  const { fileName, contentType } = FORMATS[feed.format];
  const shop = { name: rules.shopName, url: rules.publicUrl.replace(/\/+$/, "") };
  const chunks = writeFeed(feed.format, shop, fedProducts(context, shop.url));
  return ok({ fileName, contentType, chunks });
}

async function* writeFeed(
  format: keyof typeof FORMATS,
  shop: FeedingShop,
  pages: AsyncIterable<FedProduct[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { head, line, end } = FORMATS[format];
  yield encoder.encode(head(shop));
  for await (const products of pages) yield encoder.encode(products.map(line).join(""));
  if (end !== "") yield encoder.encode(end);
}

async function* fedProducts({ db, now }: Context, shopUrl: string): AsyncGenerator<FedProduct[]> {
  for (let after = 0, isMore = true; isMore; ) {
    const rows = await listFedProducts(db, after, PAGE);
    const at = now();
    yield rows.map((row) => presentFedProduct(row, shopUrl, at));
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === PAGE;
  }
}
