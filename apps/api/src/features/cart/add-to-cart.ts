import type { Input } from "@todayfruit/contract/all-calls";
import { MAX_UNITS } from "@todayfruit/contract/common-schemas";
import { MAX_CART_LINES } from "@todayfruit/domain/cart/max-cart-lines";
import { findCommonShipmentDate } from "@todayfruit/domain/catalog/find-common-shipment-date";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { buildRefusedOffersDetail } from "../offers/build-refused-offers-detail.ts";
import { findOffers } from "../offers/find-offers.repository.ts";
import { findPurchaseRestrictionOfOffer } from "../offers/find-purchase-restriction-of-offer.ts";
import { addToCartRows, cartFacts } from "./cart.repository.ts";

/**
 * Adds options of one product to the cart. Refuses what cannot be bought, including the units already in the cart. Four
 * statements with the buyer's.
 */
export async function addToCart(
  { body }: Input<"POST /v1.2/app-users/shopping-carts">,
  context: BuyerContext,
): Promise<Answer<"POST /v1.2/app-users/shopping-carts">> {
  const { db, buyer } = context;
  const picked = unitsByOption(body.optionGroups);
  const [offers, held] = await Promise.all([
    findOffers(db, [...picked.keys()], buyer.id),
    cartFacts(db, buyer.id),
  ]);
  const heldUnits = new Map(held.map((line) => [line.option_id, line.units]));

  const own = [...offers.values()].filter((offer) => offer.id === body.productId);
  if (own.length === 0) return refuse("PRODUCT_NOT_FOUND");
  if (own.length < picked.size) return refuse("OPTION_NOT_FOUND");

  const dates = held.filter((line) => line.product_id === body.productId);
  const oneDate = findCommonShipmentDate(
    [...own, ...dates].map(({ shipment_date }) => ({ shipmentDate: shipment_date })),
  );
  if (!oneDate.ok) return refuse("TWO_SHIPMENT_DATES");

  for (const offer of own) {
    const units = (picked.get(offer.option_id) ?? 0) + (heldUnits.get(offer.option_id) ?? 0);
    const block = findPurchaseRestrictionOfOffer(offer, units, context, context.now());
    if (block) return refuse(block, buildRefusedOffersDetail([offer]));
    if (units > MAX_UNITS) return refuse("QUANTITY_TOO_LARGE", buildRefusedOffersDetail([offer]));
  }
  const added = own.filter((offer) => !heldUnits.has(offer.option_id)).length;
  const lines = (held[0]?.lines ?? 0) + added;
  if (lines > MAX_CART_LINES) return refuse("CART_FULL");

  const optionGroupIds = await addToCartRows(db, {
    userId: buyer.id,
    productId: body.productId,
    optionIds: [...picked.keys()],
    units: [...picked.values()],
    now: context.now(),
  });
  return ok({ optionGroupIds, shoppingCarts: lines });
}

function unitsByOption(groups: readonly { optionId: number; optionUnit: number }[]): Map<number, number> {
  const units = new Map<number, number>();
  for (const { optionId, optionUnit } of groups) units.set(optionId, (units.get(optionId) ?? 0) + optionUnit);
  return units;
}
