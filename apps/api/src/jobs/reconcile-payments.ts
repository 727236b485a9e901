import { isClaimOfCard } from "../features/payments/billing/billing-cards.repository.ts";
import { type DuePayment, listPaymentsToCheck } from "../features/payments/payments.repository.ts";
import { refundMoney } from "../features/payments/refunds/refund-money.ts";
import { settlePayment } from "../features/payments/settlement/settle-payment.ts";
import { setNextCheck } from "../features/payments/settlement/settlement.repository.ts";
import type { Services } from "../http/context.ts";
import { errorFields } from "../http/log.ts";

const BATCH = 200;
const UNREACHABLE_RETRY_MS = 30_000;
/** A charge that the provider has not heard of after this time never reached it: a request takes a minute at most. */
const CHARGE_LOST_MS = 3 * 60_000;
const CHARGE_LOST = {
  code: "CHARGE_LOST",
  message: "결제 요청이 카드사에 닿지 않았어요. 다시 결제해 주세요",
};

/**
 * Asks the provider about every payment whose end nobody has seen, and finishes refunds that were interrupted. It
 * repairs what a crash, a lost reply or a lost webhook left; several processes may run it at once.
 *
 * @returns how many payments were looked at
 */
export async function reconcilePayments(services: Services): Promise<number> {
  const due = await listPaymentsToCheck(services.db, services.now(), BATCH);
  for (const payment of due) {
    try {
      await reconcileOne(services, payment);
    } catch (error) {
      // One payment that cannot be settled must not keep the others waiting; it is looked at again next time.
      services.log.error("payment not reconciled", {
        job: "reconcile",
        paymentId: payment.payment_id,
        ...errorFields(error),
      });
    }
  }
  await refundMoney(services, null);
  return due.length;
}

async function reconcileOne(services: Services, due: DuePayment): Promise<void> {
  const { uuid: orderUuid, payment_id: paymentId, payment_key: paymentKey } = due;
  // Of an order that was tried twice the provider might tell about the other try; a charge has no key before it is made.
  const known = await (paymentKey === null || isClaimOfCard(paymentKey)
    ? services.payments.findByOrder(orderUuid)
    : services.payments.find(paymentKey));
  switch (known.kind) {
    case "found":
      await settlePayment(services, { orderUuid, provider: known.payment, actor: "shop" });
      return;
    case "missing":
      await settlePayment(services, { orderUuid, actor: "shop", ...findingsOfMissing(services, due) });
      return;
    case "refused":
    case "unreachable": {
      const code = known.kind === "refused" ? known.code : known.reason;
      services.log.warn("provider did not tell", { job: "reconcile", paymentId, code });
      await setNextCheck(services.db, paymentId, new Date(services.now().getTime() + UNREACHABLE_RETRY_MS));
    }
  }
}

/**
 * What it means that the provider knows nothing. A window may still be open; a card is charged by the shop itself, so a
 * charge that got lost ends this try, and the form can be paid again at once.
 */
function findingsOfMissing({ now }: Services, { payment_key, claimed_at }: DuePayment) {
  const isLost =
    payment_key !== null &&
    isClaimOfCard(payment_key) &&
    claimed_at !== null &&
    now().getTime() - claimed_at.getTime() >= CHARGE_LOST_MS;
  return isLost ? { provider: { refusedKey: payment_key }, failure: CHARGE_LOST } : { provider: null };
}
