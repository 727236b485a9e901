import type { Input } from "@todayfruit/contract/all-calls";
import { listShareToBuyConditions } from "@todayfruit/domain/catalog/list-share-to-buy-conditions";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findPersonalProduct } from "./favorites.repository.ts";

/** Shows the buyer's own data about a product, which the cached public reply cannot contain; one statement. */
export async function showOwnDataOfProduct(
  { path: { id: productId } }: Input<"GET /v1/products/{id}/user-personal">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/products/{id}/user-personal">> {
  const row = await findPersonalProduct(db, buyer.id, productId);
  if (!row) return refuse("PRODUCT_NOT_FOUND");
  return ok({
    isFavorites: row.is_favorite,
    favorites: row.favorites,
    userProductOrderConditions: listShareToBuyConditions(
      { requiresShare: row.requires_share },
      row.has_shared,
    ),
    isOpenAlarm: row.is_waiting,
  });
}
