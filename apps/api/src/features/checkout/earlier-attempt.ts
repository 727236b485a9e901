import { type Won, won } from "@todayfruit/domain/money/won";
import type { OfferRow } from "../offers/offers.repository.ts";
import type { OrderTmpRow } from "./order-tmp.repository.ts";

/** Why a form cannot be paid anew: an earlier attempt was paid, or is being paid. */
export function refusedByAttempt({
  attempt,
}: Pick<OrderTmpRow, "attempt">): "ORDER_ALREADY_PAID" | "PAYMENT_PENDING" | null {
  if (attempt === null) return null;
  if (attempt.status !== "request") return "ORDER_ALREADY_PAID";
  return attempt.isClaimed ? "PAYMENT_PENDING" : null;
}

/**
 * The offers as this form may count on them: what its own earlier attempt holds is given back when it is paid anew.
 *
 * @example the last unit is held by the attempt before // remaining: 1, not 0
 */
export function withOwnUnits(
  offers: ReadonlyMap<number, OfferRow>,
  { attempt }: Pick<OrderTmpRow, "attempt">,
): ReadonlyMap<number, OfferRow> {
  if (attempt?.status !== "request") return offers;
  const own = (offer: OfferRow) => attempt.units?.[offer.option_id] ?? 0;
  return new Map(
    [...offers].map(([id, offer]) => [
      id,
      offer.remaining === null ? offer : { ...offer, remaining: offer.remaining + own(offer) },
    ]),
  );
}

/** The points that can be spent on this form, with those of its own earlier attempt; none that are over. */
export function spendablePoints(form: Pick<OrderTmpRow, "attempt" | "usable_points">): Won {
  const own = form.attempt?.status === "request" ? form.attempt.usedPoint : 0;
  return won(form.usable_points + own);
}
