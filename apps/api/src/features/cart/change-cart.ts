import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { buildRefusedOffersDetail } from "../offers/build-refused-offers-detail.ts";
import { findPurchaseRestrictionOfOffer } from "../offers/find-purchase-restriction-of-offer.ts";
import { presentCart } from "./cart.presenter.ts";
import { chooseCartLines, listCart, removeFromCartRow, setCartUnits } from "./cart.repository.ts";
import { showCart } from "./show-cart.ts";

type SetUnitsName = "PUT /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}/option-unit/{n}";

/** Sets the units of one line; more than the stock left is refused. */
export async function changeUnits(
  {
    path: { id, gid, n },
  }: Input<"PUT /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}/option-unit/{n}">,
  context: BuyerContext,
): Promise<Answer<SetUnitsName>> {
  const rows = await listCart(context.db, context.buyer.id);
  const row = rows.find((line) => line.cart_item_id === id && line.cart_option_id === gid);
  if (!row) return refuse("CART_ITEM_NOT_FOUND");

  const block = n > row.units ? findPurchaseRestrictionOfOffer(row, n, context, context.now()) : null;
  if (block === "NOT_ENOUGH_STOCK" || block === "SOLD_OUT")
    return refuse(block, buildRefusedOffersDetail([row]));
  if (!(await setCartUnits(context.db, context.buyer.id, id, gid, n))) return refuse("CART_ITEM_NOT_FOUND");
  const changed = rows.map((line) => (line === row ? { ...line, units: n } : line));
  return ok(presentCart(changed, context, context.now(), await context.deliveryCalendar.read()));
}

type RemoveName = "DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}";

export async function removeFromCart(
  { path: { id, gid } }: Input<"DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}">,
  context: BuyerContext,
): Promise<Answer<RemoveName>> {
  if (!(await removeFromCartRow(context.db, context.buyer.id, id, gid))) {
    return refuse("CART_ITEM_NOT_FOUND");
  }
  return showCart({}, context);
}

/** Stores which lines are checked and returns their price; a line that cannot be bought is skipped. */
export async function chooseLines(
  { body: { optionGroupIds } }: Input<"PATCH /v1.2/app-users/shopping-carts/calculate">,
  context: BuyerContext,
): Promise<Answer<"PATCH /v1.2/app-users/shopping-carts/calculate">> {
  const rows = await listCart(context.db, context.buyer.id);
  const own = new Set(rows.map((row) => row.cart_option_id));
  if (optionGroupIds.some((id) => !own.has(id))) return refuse("CART_ITEM_NOT_FOUND");
  await chooseCartLines(context.db, context.buyer.id, optionGroupIds);
  const chosen = new Set(optionGroupIds);
  const checked = rows.map((row) => ({ ...row, is_checked: chosen.has(row.cart_option_id) }));
  return ok(presentCart(checked, context, context.now(), await context.deliveryCalendar.read()));
}
