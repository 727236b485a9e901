import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { forEachDueRow } from "../../../jobs/queue/for-each-due-row.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import { lockOpenReturn } from "../lock-return.ts";
import { payRefundOffer } from "./pay-refund-offer.ts";
import { listOffersToPay, withdrawOffer } from "./refund-offers.repository.ts";

/**
 * Pays the offers that nobody answered in time. One that the means of payment refuses waits for operators again. Offers are
 * handled one at a time, so several processes may run it concurrently.
 *
 * @returns number of offers looked at
 */
export function payUnansweredOffers(services: Services, take = 200): Promise<number> {
  const { db, log, now } = services;
  const at = now();
  return forEachDueRow(
    log,
    "pay-return-offers",
    (after) => listOffersToPay(db, at, after, take),
    async (id) => {
      const orderUuid = await db.transaction((tx) => payLocked(services, tx, id, at));
      if (orderUuid !== null) await refundMoney(services, orderUuid);
    },
  );
}

async function payLocked(services: Services, tx: Tx, id: number, now: Date): Promise<string | null> {
  const open = await lockOpenReturn(tx, id);
  // Read under the lock: the buyer or an operator may have answered in the meantime.
  if (open?.claim.status !== "offered" || open.claim.offer_until === null || open.claim.offer_until > now)
    return null;
  const paid = await payRefundOffer(tx, services, open);
  if (paid.ok) return open.order.uuid;
  services.log.warn("offer refused", { job: "pay-return-offers", code: paid.code });
  await withdrawOffer(tx, id, null);
  return null;
}
