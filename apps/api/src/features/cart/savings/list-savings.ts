import { findCheaperDayToOrder } from "@todayfruit/domain/cart/savings/find-cheaper-day-to-order";
import {
  findCheaperOptionsForLines,
  quoteOf,
} from "@todayfruit/domain/cart/savings/find-cheaper-options-for-lines";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { timedPricesFrom } from "../../catalog/prices/compute-current-price.ts";
import { convertOfferToQuoteLine } from "../../offers/convert-offer-to-quote-line.ts";
import { findPurchaseRestrictionOfOffer } from "../../offers/find-purchase-restriction-of-offer.ts";
import { type CartRow, listCart } from "../cart.repository.ts";
import { buildComparedOption } from "./build-compared-option.ts";
import { listReplacements } from "./list-replacement-options.repository.ts";
import { presentSavings } from "./saving.presenter.ts";

/**
 * Lists what would cost less than the checked lines of the cart: other options, days and farms, and a later day. Three
 * statements with the buyer's.
 */
export async function listSavings(
  _input: unknown,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/shopping-carts/savings">> {
  const { db, buyer } = context;
  const now = context.now();
  const rows = await listCart(db, buyer.id);
  const chosen = rows.filter(
    (row) => row.is_checked && findPurchaseRestrictionOfOffer(row, row.units, context, now) === null,
  );
  if (chosen.length === 0) return ok({ lines: [], day: null });

  const offers = await listReplacements(db, [...new Set(chosen.map(({ id }) => id))], buyer.id);
  const byOption = new Map(offers.map((offer) => [offer.option_id, offer]));
  const lines = chosen.flatMap((row) => {
    const offer = byOption.get(row.option_id);
    return offer ? [buildComparedOption(String(row.cart_option_id), offer, row.units, now)] : [];
  });
  const inCart = new Set(rows.map(({ option_id }) => option_id));
  const candidates = offers
    .filter(({ option_id }) => !inCart.has(option_id))
    .map((offer) => buildComparedOption(`option-${offer.option_id}`, offer, 1, now));
  const cheaper = findCheaperOptionsForLines(
    lines,
    candidates,
    ({ row }, units) => findPurchaseRestrictionOfOffer(row, units, context, now) === null,
  );
  const later = findCheaperDayToOrder(now, chosen.flatMap(pricesChangeAt), (at) => priceOf(chosen, at));
  return ok(presentSavings(cheaper, later, now));
}

function priceOf(rows: readonly CartRow[], at: Date) {
  return quoteOf(rows.map((row) => convertOfferToQuoteLine(String(row.cart_option_id), row, row.units, at)))
    .price;
}

function pricesChangeAt(row: CartRow): Date[] {
  return timedPricesFrom(row.option_timed_prices).flatMap(({ beginsAt, endsAt }) => [
    new Date(beginsAt),
    new Date(endsAt),
  ]);
}
