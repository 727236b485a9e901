import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok } from "@todayfruit/domain/result";
import {
  MAX_VIEWED,
  mergeViewed,
  VIEWED_DAYS,
} from "@todayfruit/domain/viewed-products/merge-viewed-products";
import type { Runner } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext, Context } from "../../http/handler-context-types.ts";
import { listSummaries } from "../catalog/catalog.repository.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import { addViewed, listViewed, removeViewed } from "./viewed-products.repository.ts";

/** Presents products by their ids, in their order; hidden ones are left out. One statement. */
export async function showViewedCards(
  { query }: Input<"GET /v1/products/viewed">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/products/viewed">> {
  const ids = [...new Set(query.ids.split(",").map(Number))];
  return ok({ list: (await listSummaries(db, ids)).map((row) => presentSummary(row, now())) });
}

/** Lists a member's views of the last 30 days, newest first; one statement. */
export async function showViewed(
  _input: Input<"GET /v1/app-users/viewed-products">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/viewed-products">> {
  return ok({ list: await listOwn(context.db, context) });
}

/** Merges views of a device into the member's; the last view of each product stays. */
export async function addViews(
  { body }: Input<"POST /v1/app-users/viewed-products">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/app-users/viewed-products">> {
  const views = mergeViewed([body.views], context.now().toISOString());
  return context.db.transaction(async (tx) => {
    const added = await addViewed(tx, context.buyer.id, views, MAX_VIEWED);
    return ok({ added, list: await listOwn(tx, context) });
  });
}

/** Removes a member's view of one product, or all. */
export async function removeViews(
  { query }: Input<"DELETE /v1/app-users/viewed-products">,
  context: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/viewed-products">> {
  await removeViewed(context.db, context.buyer.id, query?.productId ?? null);
  return ok({ list: await listOwn(context.db, context) });
}

async function listOwn(
  db: Runner,
  { buyer, now }: BuyerContext,
): Promise<Reply<"GET /v1/app-users/viewed-products">["list"]> {
  const since = new Date(kstMidnight(addDays(kstDateOf(now().toISOString()), 1 - VIEWED_DAYS)));
  const rows = await listViewed(db, buyer.id, since, MAX_VIEWED);
  return rows.map(({ product_id, viewed_at, price }) => ({
    productId: product_id,
    viewedAt: viewed_at.toISOString(),
    price,
  }));
}
