import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { buildRefusedOffersDetail } from "../offers/build-refused-offers-detail.ts";
import { findPurchaseRestrictionOfOffer } from "../offers/find-purchase-restriction-of-offer.ts";
import { addPick, listCart } from "./cart.repository.ts";

/** Stores which lines of the cart are to be ordered; a refusal names what cannot be bought. */
export async function savePickedCartLines(
  { body: { optionGroupIds } }: Input<"POST /v1.2/app-users/shopping-carts/order-item-tmp">,
  context: BuyerContext,
): Promise<Answer<"POST /v1.2/app-users/shopping-carts/order-item-tmp">> {
  if (optionGroupIds.length === 0) return refuse("NOTHING_SELECTED");
  const { db, buyer } = context;
  const cart = new Map((await listCart(db, buyer.id)).map((row) => [row.cart_option_id, row]));
  for (const id of optionGroupIds) {
    const row = cart.get(id);
    if (!row) return refuse("CART_ITEM_NOT_FOUND");
    const block = findPurchaseRestrictionOfOffer(row, row.units, context, context.now());
    if (block) return refuse(block, buildRefusedOffersDetail([row]));
  }
  const id = context.uuid();
  await addPick(db, { id, userId: buyer.id, cartOptionIds: optionGroupIds, now: context.now() });
  return ok({ id });
}
