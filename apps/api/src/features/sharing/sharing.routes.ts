import type { Input } from "@todayfruit/contract/all-calls";
import { personalCalls } from "@todayfruit/contract/calls/browse/personal";
import { orderConditions } from "@todayfruit/domain/catalog/order-conditions";
import { ok, refuse } from "@todayfruit/domain/result";
import { type Answer, bind } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { shareProduct } from "./sharing.repository.ts";

export const sharingRoutes = bind(
  {
    "POST /v1/app-users/user-products/{type}/{id}":
      personalCalls["POST /v1/app-users/user-products/{type}/{id}"],
  },
  { "POST /v1/app-users/user-products/{type}/{id}": share },
);

/** The buyer shared a product; sharing it again changes nothing. */
async function share(
  { path: { id: productId } }: Input<"POST /v1/app-users/user-products/{type}/{id}">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"POST /v1/app-users/user-products/{type}/{id}">> {
  const product = await shareProduct(db, buyer.id, productId, now());
  if (!product) return refuse("PRODUCT_NOT_FOUND");
  return ok({
    userProductOrderConditions: orderConditions({ requiresShare: product.requires_share }, true),
  });
}
