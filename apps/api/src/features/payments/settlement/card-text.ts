import { cardIssuerName } from "../../../gateways/payments/banks.ts";
import type { ProviderPayment } from "../../../gateways/payments/payment-gateway.ts";

/**
 * How a result page names the means of payment: the card company with the masked number, or the wallet.
 *
 * @example cardTextOf(payment) // "신한카드 5409****1234"
 */
export function cardTextOf({ card, easyPayProvider }: ProviderPayment): string | null {
  if (!card) return easyPayProvider;
  return [easyPayProvider, cardIssuerName(card.issuerCode), card.numberMasked]
    .filter(Boolean)
    .join(" ")
    .slice(0, 60);
}
