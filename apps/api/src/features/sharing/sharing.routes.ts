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
  { "POST /v1/app-users/user-products/{type}/{id}": ({ path }, context) => share(context, path.id) },
);

/** The buyer shared a product; sharing it again changes nothing. */
async function share(
  { db, buyer, now }: BuyerContext,
  productId: number,
): Promise<Answer<"POST /v1/app-users/user-products/{type}/{id}">> {
  const product = await shareProduct(db, buyer.id, productId, now());
  if (!product) return refuse("PRODUCT_NOT_FOUND");
  return ok({
    userProductOrderConditions: orderConditions({ requiresShare: product.requires_share }, true),
  });
}
