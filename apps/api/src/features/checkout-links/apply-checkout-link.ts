import type { Input } from "@todayfruit/contract/all-calls";
import { MAX_CART_LINES } from "@todayfruit/domain/cart/max-cart-lines";
import { findCommonShipmentDate } from "@todayfruit/domain/catalog/find-common-shipment-date";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { addPick, cartFacts, type HeldInCart, setCartLines } from "../cart/cart.repository.ts";
import { findOffers, type OfferRow } from "../offers/find-offers.repository.ts";
import { findPurchaseRestrictionOfOffer } from "../offers/find-purchase-restriction-of-offer.ts";
import { readCheckoutLink } from "../signed-links/derive-and-read-checkout-link.ts";
import {
  listCheckoutLinkLines,
  lockCheckoutLink,
  markCheckoutLinkUsed,
} from "./checkout-links.repository.ts";

type Call = "POST /v1/checkout-links/{token}/use";
type Line = { offer: OfferRow; units: number };

/**
 * Puts the lines of a checkout link into the buyer's cart, with the units of the link, and picks them for an order form.
 * What cannot be bought now is left out. A refusal leaves the link unused; of two concurrent uses one is refused.
 */
export async function applyCheckoutLink({ path }: Input<Call>, context: BuyerContext): Promise<Answer<Call>> {
  const { buyer, rules } = context;
  const now = context.now();
  const linkId = readCheckoutLink(rules, path.token, now);
  if (linkId === null) return refuse("CHECKOUT_LINK_NOT_FOUND");
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const link = await lockCheckoutLink(tx, linkId);
      if (!link) return refuse("CHECKOUT_LINK_NOT_FOUND");
      if (link.used_at !== null) return refuse("CHECKOUT_LINK_USED");
      const rows = await listCheckoutLinkLines(tx, linkId);
      const optionIds = rows.map(({ option_id }) => option_id);
      const offers = await findOffers(tx, optionIds, buyer.id);
      const lines = rows.flatMap<Line>(({ option_id, units }) => {
        const offer = offers.get(option_id);
        return offer && findPurchaseRestrictionOfOffer(offer, units, context, now) === null
          ? [{ offer, units }]
          : [];
      });
      if (lines.length === 0) return refuse("NOTHING_SELECTED");
      const held = await cartFacts(tx, buyer.id);
      if (hasTwoShipmentDates(lines, held)) return refuse("TWO_SHIPMENT_DATES");
      if (linesAfter(lines, held) > MAX_CART_LINES) return refuse("CART_FULL");
      const cartOptionIds = await setCartLines(tx, {
        userId: buyer.id,
        productIds: lines.map(({ offer }) => offer.id),
        optionIds: lines.map(({ offer }) => offer.option_id),
        units: lines.map(({ units }) => units),
        now,
      });
      const id = context.uuid();
      await addPick(tx, { id, userId: buyer.id, cartOptionIds, now });
      await markCheckoutLinkUsed(tx, linkId, now);
      return ok({ id, leftOut: rows.length - lines.length });
    },
    (result) => result.ok,
  );
}

/** Returns true when a product would be in the cart with options of different shipment dates. */
function hasTwoShipmentDates(lines: readonly Line[], held: readonly HeldInCart[]): boolean {
  const dates = [
    ...lines.map(({ offer }) => ({ productId: offer.id, shipmentDate: offer.shipment_date })),
    ...held.map(({ product_id, shipment_date }) => ({ productId: product_id, shipmentDate: shipment_date })),
  ];
  const linked = new Set(lines.map(({ offer }) => offer.id));
  return [...Map.groupBy(dates, ({ productId }) => productId)].some(
    ([productId, own]) => linked.has(productId) && !findCommonShipmentDate(own).ok,
  );
}

function linesAfter(lines: readonly Line[], held: readonly HeldInCart[]): number {
  return new Set([...held.map(({ option_id }) => option_id), ...lines.map(({ offer }) => offer.option_id)])
    .size;
}
