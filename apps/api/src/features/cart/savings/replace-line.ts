import type { Input } from "@todayfruit/contract/all-calls";
import { MAX_UNITS } from "@todayfruit/contract/common-schemas";
import { findCommonShipmentDate } from "@todayfruit/domain/catalog/find-common-shipment-date";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { buildRefusedOffersDetail } from "../../offers/build-refused-offers-detail.ts";
import { findOffers } from "../../offers/find-offers.repository.ts";
import { findPurchaseRestrictionOfOffer } from "../../offers/find-purchase-restriction-of-offer.ts";
import { presentCart } from "../cart.presenter.ts";
import { addToCartRows, listCart, removeFromCartRow } from "../cart.repository.ts";

type Name = "POST /v1/app-users/shopping-carts/replacements";

/**
 * Replaces a line of the cart by another option in one transaction; units are added where the cart has the option already.
 * Refuses what cannot be bought, and a line that is gone meanwhile.
 *
 * @returns the new cart, and how much less its checked lines cost than before, in 원
 */
export async function replaceLine({ body }: Input<Name>, context: BuyerContext): Promise<Answer<Name>> {
  const { db, buyer } = context;
  const now = context.now();
  const [before, offers] = await Promise.all([
    listCart(db, buyer.id),
    findOffers(db, [body.optionId], buyer.id),
  ]);
  const replaced = before.find((row) => row.cart_option_id === body.optionGroupId);
  if (!replaced) return refuse("CART_ITEM_NOT_FOUND");
  const offer = offers.get(body.optionId);
  if (!offer) return refuse("OPTION_NOT_FOUND");
  if (offer.id !== body.productId) return refuse("PRODUCT_NOT_FOUND");

  const others = before.filter((row) => row !== replaced);
  const ofProduct = others.filter((row) => row.id === offer.id);
  const oneDate = findCommonShipmentDate(
    [offer, ...ofProduct].map(({ shipment_date }) => ({ shipmentDate: shipment_date })),
  );
  if (!oneDate.ok) return refuse("TWO_SHIPMENT_DATES");
  const held = others.find((row) => row.option_id === offer.option_id)?.units ?? 0;
  const block = findPurchaseRestrictionOfOffer(offer, held + body.optionUnit, context, now);
  if (block) return refuse(block, buildRefusedOffersDetail([offer]));
  if (held + body.optionUnit > MAX_UNITS)
    return refuse("QUANTITY_TOO_LARGE", buildRefusedOffersDetail([offer]));

  const optionGroupId = await db.transaction(async (tx) => {
    if (!(await removeFromCartRow(tx, buyer.id, replaced.cart_item_id, replaced.cart_option_id))) return null;
    const [id] = await addToCartRows(tx, {
      userId: buyer.id,
      productId: offer.id,
      optionIds: [offer.option_id],
      units: [body.optionUnit],
      now,
    });
    return id ?? null;
  });
  if (optionGroupId === null) return refuse("CART_ITEM_NOT_FOUND");

  const calendar = await context.deliveryCalendar.read();
  const cart = presentCart(await listCart(db, buyer.id), context, now, calendar);
  const saving = presentCart(before, context, now, calendar).totals.price - cart.totals.price;
  return ok({ optionGroupId, saving, cart });
}
