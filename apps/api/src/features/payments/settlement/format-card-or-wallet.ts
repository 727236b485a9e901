import { findCardIssuerName } from "../../../gateways/payments/find-card-issuer-name.ts";
import type { ProviderPayment } from "../../../gateways/payments/provider-payment-types.ts";

/**
 * Names the payment method for a result page: the card company with the masked number, or the wallet.
 *
 * @example formatCardOrWallet(payment) // "신한카드 5409****1234"
 */
export function formatCardOrWallet({ card, easyPayProvider }: ProviderPayment): string | null {
  if (!card) return easyPayProvider;
  return [easyPayProvider, findCardIssuerName(card.issuerCode), card.numberMasked]
    .filter(Boolean)
    .join(" ")
    .slice(0, 60);
}
