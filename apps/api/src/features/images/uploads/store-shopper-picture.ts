import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { storePicture } from "./store-picture.ts";

/** Stores a shopper's picture. */
export function storeShopperPicture(
  { body }: Input<"POST /v1/app-users/images">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/app-users/images">> {
  return storePicture(context, { userId: context.buyer.id, operatorId: null }, body);
}
