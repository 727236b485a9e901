import type { Services } from "../../../http/handler-context-types.ts";
import { refundMoney } from "../refunds/refund-money.ts";
import { applySettlement, type Outcome } from "./apply-settlement.ts";
import type { SettlementInput } from "./provider-payment-predicates.ts";

/**
 * Settles a payment: the common end of browser return, webhook and reconciler. May be called in any order and any
 * number of times: it compares both sides under a lock and does only what is missing.
 */
export async function settlePayment(services: Services, findings: SettlementInput): Promise<Outcome> {
  const outcome = await applySettlement(services, findings);
  if (outcome === "cancel-at-provider") await refundMoney(services, findings.orderUuid);
  return outcome;
}
