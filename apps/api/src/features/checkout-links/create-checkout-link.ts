import type { Input } from "@todayfruit/contract/all-calls";
import { CHECKOUT_LINK_MINUTES } from "@todayfruit/domain/checkout-links/checkout-link-minutes";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findPick } from "../cart/cart.repository.ts";
import { savePickedCartLines } from "../cart/save-picked-cart-lines.ts";
import { unitPriceOf } from "../offers/convert-offer-to-quote-line.ts";
import { checkoutLinkOf } from "../signed-links/derive-and-read-checkout-link.ts";
import { addCheckoutLink } from "./checkout-links.repository.ts";

const MINUTE_MS = 60_000;

/**
 * Makes a link by which another browser orders lines of this cart. Refuses lines as the cart does before an order;
 * nothing is reserved, and the link names no person.
 */
export async function createCheckoutLink(
  { body }: Input<"POST /v1/checkout-links">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/checkout-links">> {
  const { db, buyer, rules } = context;
  const picked = await savePickedCartLines({ body }, context);
  if (!picked.ok) return picked;
  const rows = await findPick(db, picked.value.id, buyer.id);
  if (rows.length < body.optionGroupIds.length) return refuse("CART_ITEM_NOT_FOUND");
  const id = context.uuid();
  const now = context.now();
  const expiresAt = new Date(now.getTime() + CHECKOUT_LINK_MINUTES * MINUTE_MS);
  const lines = rows.map((row, position) => ({
    position,
    optionId: row.option_id,
    units: row.units,
    unitPrice: unitPriceOf(row, now),
  }));
  await addCheckoutLink(db, { id, now, expiresAt, lines });
  return ok({ url: checkoutLinkOf(rules, id, expiresAt), expiresAt: expiresAt.toISOString() });
}
