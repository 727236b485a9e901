import type { Services } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { isCardAttemptKey } from "../../cards/cards.repository.ts";
import { type DuePayment, listPaymentsToCheck } from "../payments.repository.ts";
import { refundMoney } from "../refunds/refund-money.ts";
import { settlePayment } from "./settle-payment.ts";
import { setNextCheck } from "./settlement.repository.ts";

const BATCH = 200;
const UNREACHABLE_RETRY_MS = 30_000;
/** Age in ms from which a charge unknown to the provider counts as lost: a request takes a minute at most. */
const CHARGE_LOST_MS = 3 * 60_000;
const CHARGE_LOST = {
  code: "CHARGE_LOST",
  message: "결제 요청이 카드사에 닿지 않았어요. 다시 결제해 주세요",
};

/**
 * Queries the provider about every payment without a known end, and completes interrupted refunds. This repairs the
 * effects of crashes, lost replies and lost webhooks; several processes may run it concurrently.
 *
 * @returns number of payments checked
 */
export async function reconcilePayments(services: Services): Promise<number> {
  const due = await listPaymentsToCheck(services.db, services.now(), BATCH);
  for (const payment of due) {
    try {
      await reconcileOne(services, payment);
    } catch (error) {
      // A payment that cannot be settled must not block the others; it is checked again next time.
      services.log.error("payment not reconciled", {
        job: "reconcile-payments",
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
  // Queried by key, because for an order tried twice the provider may report the other try; a charge has no key
  // before it is made.
  const known = await (paymentKey === null || isCardAttemptKey(paymentKey)
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
      services.log.warn("provider did not tell", { job: "reconcile-payments", paymentId, code });
      await setNextCheck(services.db, paymentId, new Date(services.now().getTime() + UNREACHABLE_RETRY_MS));
    }
  }
}

/**
 * Interprets a payment unknown to the provider. A window may still be open; but a billing charge is made by the shop
 * itself, so a lost one ends this try, and the form can be paid again immediately.
 */
function findingsOfMissing({ now }: Services, { payment_key, confirm_started_at }: DuePayment) {
  const isLost =
    payment_key !== null &&
    isCardAttemptKey(payment_key) &&
    confirm_started_at !== null &&
    now().getTime() - confirm_started_at.getTime() >= CHARGE_LOST_MS;
  return isLost ? { provider: { refusedKey: payment_key }, failure: CHARGE_LOST } : { provider: null };
}
