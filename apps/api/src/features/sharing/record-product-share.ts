import type { Input } from "@todayfruit/contract/all-calls";
import { listShareToBuyConditions } from "@todayfruit/domain/catalog/list-share-to-buy-conditions";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { addShare } from "./write-product-shares.repository.ts";

/** Records that an account shared a product, which some products require before purchase. Repeated calls count once. */
export async function recordProductShare(
  { path: { id: productId } }: Input<"POST /v1/app-users/user-products/{type}/{id}">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"POST /v1/app-users/user-products/{type}/{id}">> {
  const product = await addShare(db, buyer.id, productId, now());
  if (!product) return refuse("PRODUCT_NOT_FOUND");
  return ok({
    userProductOrderConditions: listShareToBuyConditions({ requiresShare: product.requires_share }, true),
  });
}
