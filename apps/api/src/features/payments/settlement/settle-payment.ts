import type { Services } from "../../../http/context.ts";
import { refundMoney } from "../refunds/refund-money.ts";
import { applySettlement, type Outcome } from "./apply-settlement.ts";
import type { Findings } from "./findings.ts";

/**
 * The one function in which browser return, webhook and reconciler end. It may be called in any order and any number
 * of times: it compares both sides under a lock, and only what they still lack is done.
 */
export async function settlePayment(services: Services, findings: Findings): Promise<Outcome> {
  const outcome = await applySettlement(services, findings);
  if (outcome === "cancel-at-provider") await refundMoney(services, findings.orderUuid);
  return outcome;
}
