import { type Runner, statement, type Tx } from "../../db/database.ts";
import {
  IS_VISIBLE,
  SUMMARY_COLUMNS,
  SUMMARY_TABLES,
  type SummaryRow,
} from "../catalog/product-summary.sql.ts";

type FeedFormat = "naver" | "google" | "kakao";
export type FedProductRow = SummaryRow & { origin: string; seo_description: string | null };

const FIND = statement(
  "find-product-feed",
  "select name, format from product_feed where token_hash = $1 and variant = $2 and is_on",
).narrow<{ format: FeedFormat }>();

/** Finds the feed of a variant that answers at an address. */
export async function findProductFeed(
  db: Runner,
  tokenHash: Uint8Array,
  variant: string,
): Promise<{ name: string; format: FeedFormat } | undefined> {
  const [feed] = await db.run(FIND, [tokenHash, variant]);
  return feed;
}

const LIST_PRODUCTS = statement(
  "list-fed-products",
  `select ${SUMMARY_COLUMNS}, p.origin, p.seo_description
     from ${SUMMARY_TABLES}
    where p.id > $1 and ${IS_VISIBLE} and not p.is_app_only
    order by p.id
    limit $2`,
);

/** Lists the visible products after an id that the storefront sells, by their ids. */
export function listFedProducts(db: Runner, after: number, take: number): Promise<FedProductRow[]> {
  return db.run(LIST_PRODUCTS, [after, take]);
}

const SET_TOKEN = statement(
  "set-product-feed-token",
  "update product_feed set token_hash = $2 where id = $1 returning version",
);

/** Replaces the secret of a feed's address; returns the feed's version. */
export async function setProductFeedToken(tx: Tx, id: number, tokenHash: Uint8Array): Promise<number> {
  const [row] = await tx.run(SET_TOKEN, [id, tokenHash]);
  if (!row) throw new Error(`Product feed ${id} was locked and is gone`);
  return row.version;
}
