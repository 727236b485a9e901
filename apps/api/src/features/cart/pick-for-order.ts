import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { blockOf, detailOf } from "../offers/offer.presenter.ts";
import { keepPick, listCart } from "./cart.repository.ts";

/** Stores the lines of the cart to be ordered; a refusal names what cannot be bought. */
export async function pickForOrder(
  { body: { optionGroupIds } }: Input<"POST /v1.2/app-users/shopping-carts/order-item-tmp">,
  context: BuyerContext,
): Promise<Answer<"POST /v1.2/app-users/shopping-carts/order-item-tmp">> {
  if (optionGroupIds.length === 0) return refuse("NOTHING_SELECTED");
  const { db, buyer } = context;
  const cart = new Map((await listCart(db, buyer.id)).map((row) => [row.cart_option_id, row]));
  for (const id of optionGroupIds) {
    const row = cart.get(id);
    if (!row) return refuse("CART_ITEM_NOT_FOUND");
    const block = blockOf(row, row.units, context, context.now());
    if (block) return refuse(block, detailOf([row]));
  }
  const id = context.uuid();
  await keepPick(db, { id, userId: buyer.id, cartOptionIds: optionGroupIds, now: context.now() });
  return ok({ id });
}
