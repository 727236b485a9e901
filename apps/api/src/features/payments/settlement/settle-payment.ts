import type { Services } from "../../../http/handler-context-types.ts";
import { refundMoney } from "../refunds/refund-money.ts";
import type { SettlementInput } from "./derive-provider-payment-facts.ts";
import { type Outcome, settleOrderByProviderState } from "./settle-order-by-provider-state.ts";

/**
 * Settles a payment: the common end of browser return, webhook and reconciler. May be called in any order and any
 * number of times: it compares both sides under a lock and does only what is missing.
 */
export async function settlePayment(services: Services, findings: SettlementInput): Promise<Outcome> {
  const outcome = await settleOrderByProviderState(services, findings);
  if (outcome === "cancel-at-provider") await refundMoney(services, findings.orderUuid);
  return outcome;
}
