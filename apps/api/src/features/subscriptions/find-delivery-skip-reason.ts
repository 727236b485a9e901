import { orderRefusalEffect } from "@todayfruit/domain/subscriptions/order-refusal-effect";
import type { SkipReason } from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import type { Asker } from "../../http/handler-context-types.ts";
import type { PricedForm } from "../checkout/form/calculate-form-price.ts";
import { findPurchaseRestrictionOfOffer } from "../offers/find-purchase-restriction-of-offer.ts";

/** Returns why a priced delivery would be skipped if it were charged now; `null` when it can be. */
export function findDeliverySkipReason(priced: PricedForm, asker: Asker, now: Date): SkipReason | null {
  const [line] = priced.lines;
  if (!line) return "option_ended";
  // An app-only product is subscribed in the app, so a browser is shown it as what it is: delivered.
  const block = findPurchaseRestrictionOfOffer(
    line.offer,
    line.line.units,
    { ...asker, platform: "android" },
    now,
  );
  if (block) return orderRefusalEffect(block)?.skip ?? null;
  return priced.undeliverable.length > 0 ? "undeliverable" : null;
}
