import { cardIssuerName } from "../../../gateways/payments/card-issuers.ts";
import type { ProviderPayment } from "../../../gateways/payments/provider-payment.ts";

/**
 * Names the payment method for a result page: the card company with the masked number, or the wallet.
 *
 * @example formatCardOrWallet(payment) // "신한카드 5409****1234"
 */
export function formatCardOrWallet({ card, easyPayProvider }: ProviderPayment): string | null {
  if (!card) return easyPayProvider;
  return [easyPayProvider, cardIssuerName(card.issuerCode), card.numberMasked]
    .filter(Boolean)
    .join(" ")
    .slice(0, 60);
}
