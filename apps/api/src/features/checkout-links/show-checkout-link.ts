import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findOffers } from "../offers/find-offers.repository.ts";
import { findPurchaseRestrictionOfOffer } from "../offers/find-purchase-restriction-of-offer.ts";
import { presentBoughtOption } from "../reorders/bought-option.presenter.ts";
import { readCheckoutLink } from "../signed-links/derive-and-read-checkout-link.ts";
import { findCheckoutLink, listCheckoutLinkLines } from "./checkout-links.repository.ts";

type Call = "GET /v1/checkout-links/{token}";

/** Returns the lines of a checkout link with the price when it was made and now. Four statements with the buyer's. */
export async function showCheckoutLink({ path }: Input<Call>, context: BuyerContext): Promise<Answer<Call>> {
  const { db, buyer, rules } = context;
  const now = context.now();
  const id = readCheckoutLink(rules, path.token, now);
  const link = id === null ? null : await findCheckoutLink(db, id);
  if (id === null || !link) return refuse("CHECKOUT_LINK_NOT_FOUND");
  if (link.used_at !== null) return refuse("CHECKOUT_LINK_USED");
  const rows = await listCheckoutLinkLines(db, id);
  const offers = await findOffers(
    db,
    rows.map(({ option_id }) => option_id),
    buyer.id,
  );
  const lines = rows.map((row) => {
    const offer = offers.get(row.option_id);
    const shown = presentBoughtOption(row, offer, context, now);
    const block = offer ? findPurchaseRestrictionOfOffer(offer, row.units, context, now) : shown.block;
    return { ...shown, block, units: row.units };
  });
  return ok({ expiresAt: link.expires_at.toISOString(), lines });
}
