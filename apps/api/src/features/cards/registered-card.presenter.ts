import type { BillingCard } from "@todayfruit/contract/cards/cards.calls";
import type { Static } from "typebox";
import { findCardIssuerName } from "../../gateways/payments/find-card-issuer-name.ts";
import type { CardRow } from "./cards.repository.ts";

/** Presents a card's issuer and masked number, never its key. */
export function presentCard(row: CardRow): Static<typeof BillingCard> {
  return {
    id: row.id,
    cardName: findCardIssuerName(row.issuer_code),
    numberMasked: row.number_masked,
    isDefault: row.is_default,
    createdAt: row.created_at.toISOString(),
  };
}
