import { type Won, won } from "@todayfruit/domain/money/won";
import type { OfferRow } from "../../offers/find-offers.repository.ts";
import type { OrderFormRow } from "../order-forms.repository.ts";

/** Returns the refusal of a form whose earlier attempt is paid or being paid. */
export function refusedByAttempt({
  attempt,
}: Pick<OrderFormRow, "attempt">): "ORDER_ALREADY_PAID" | "PAYMENT_PENDING" | null {
  if (attempt === null) return null;
  if (attempt.status !== "request") return "ORDER_ALREADY_PAID";
  return attempt.isClaimed ? "PAYMENT_PENDING" : null;
}

/**
 * Returns the offers with the units that the form's own earlier attempt reserves, which are released when it is paid
 * again.
 *
 * @example the last unit is held by the attempt before // remaining: 1, not 0
 */
export function addBackOwnReservation(
  offers: ReadonlyMap<number, OfferRow>,
  { attempt }: Pick<OrderFormRow, "attempt">,
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

/** Returns the points (원) usable on this form, including those of its own earlier attempt, without expired ones. */
export function spendablePoints(form: Pick<OrderFormRow, "attempt" | "usable_points">): Won {
  const own = form.attempt?.status === "request" ? form.attempt.usedPoint : 0;
  return won(form.usable_points + own);
}
