import type { Input } from "@todayfruit/contract/all-calls";
import { MAX_FAVORITES } from "@todayfruit/domain/favorites/favorite-limit";
import { ok, refuse } from "@todayfruit/domain/result";
import { pageOfLatest, readLatest } from "../../db/latest-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { refuseBadCursor } from "../../http/input/refuse-bad-cursor.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import {
  deleteFavorite,
  findPersonalProduct,
  insertFavorite,
  listFavorites,
} from "./favorites.repository.ts";

/** Adds a product to the favourites; repeating it changes nothing. Refused at the limit. */
export async function addFavorite(
  { path: { id: productId } }: Input<"POST /v1/app-users/favorites/{id}">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"POST /v1/app-users/favorites/{id}">> {
  await db.transaction((tx) =>
    insertFavorite(tx, { userId: buyer.id, productId, now: now(), limit: MAX_FAVORITES }),
  );
  const kept = await findPersonalProduct(db, buyer.id, productId);
  if (!kept) return refuse("PRODUCT_NOT_FOUND");
  if (!kept.is_favorite) return refuse("FAVORITE_LIMIT");
  return ok({ isFavorites: true, favorites: kept.favorites });
}

export async function removeFavorite(
  { path: { id: productId } }: Input<"DELETE /v1/app-users/favorites/{id}">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/favorites/{id}">> {
  await deleteFavorite(db, buyer.id, productId);
  const product = await findPersonalProduct(db, buyer.id, productId);
  if (!product) return refuse("PRODUCT_NOT_FOUND");
  return ok({ isFavorites: product.is_favorite, favorites: product.favorites });
}

const DEFAULT_TAKE = 15;

/** Lists the buyer's favourites, the latest first; one statement. */
export async function showFavorites(
  { query }: Input<"GET /v1/app-users/favorites">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/favorites">> {
  const after = readLatest(query?.nextPage);
  if (!after) return refuseBadCursor();
  const take = query?.take ?? DEFAULT_TAKE;
  const { shown, nextPage } = pageOfLatest(await listFavorites(db, buyer.id, after, take + 1), take);
  return ok({ list: shown.map((row) => presentSummary(row, now())), nextPage });
}
