import type { BillingCard } from "@todayfruit/contract/calls/buy/billing";
import type { Static } from "typebox";
import { cardIssuerName } from "../../../gateways/payments/banks.ts";
import type { CardRow } from "./billing-cards.repository.ts";

/** The end of its number and whose it is; never its key. */
export function presentCard(row: CardRow): Static<typeof BillingCard> {
  return {
    id: row.id,
    cardName: cardIssuerName(row.issuer_code),
    numberMasked: row.number_masked,
    isDefault: row.is_default,
    createdAt: row.created_at.toISOString(),
  };
}
