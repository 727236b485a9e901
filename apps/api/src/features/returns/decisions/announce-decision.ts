import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { refundAmountText } from "@todayfruit/domain/messages/refund-amount-text";
import { refundMethodText } from "@todayfruit/domain/messages/refund-method-text";
import { lastOfferDay } from "@todayfruit/domain/returns/return-offer-deadline-and-reopening";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { announceAboutOrder } from "../../orders/notices/announce-about-order.ts";
import { deriveReturnRequestPath } from "../../orders/notices/derive-return-request-path.ts";
import type { ReturnRow } from "../returns.repository.ts";
import type { Given } from "./execute-decision.ts";

type DecidedReturn = {
  /** Request after the decision. */
  claim: ReturnRow;
  /** Payment method of the order. */
  method: Parameters<typeof refundMethodText>[0];
  /** Refund of this decision. */
  given: Given;
  notice: string | null;
};

const AS_ASKED = "신청하신 대로 처리했어요.";
const RESOLUTION_TEXT = { refund: "반품", replace: "교환" } as const;

/** Announces the decision about a request to its buyer, with the refund and the shop's words. */
export async function announceDecision(tx: Tx, services: Services, decided: DecidedReturn): Promise<void> {
  const { claim, method, given, notice } = decided;
  const about = {
    orderId: claim.order_id,
    productIds: [claim.order_product_id],
    href: deriveReturnRequestPath(claim),
  };
  const key = `return ${claim.id} decided`;
  if (claim.status === "denied") {
    const variables = { 신청: RESOLUTION_TEXT[claim.resolution], 사유: notice ?? "" };
    await announceAboutOrder(tx, services, { ...about, key, template: "RETURN_DENIED", variables });
  } else if (claim.resolution === "replace") {
    const variables = { 안내: notice ?? AS_ASKED };
    await announceAboutOrder(tx, services, { ...about, key, template: "EXCHANGE_APPROVED", variables });
  } else {
    const variables = {
      환불: refundAmountText(given),
      환불수단: refundMethodText(method, given),
      안내: notice ?? AS_ASKED,
    };
    await announceAboutOrder(tx, services, { ...about, key, template: "RETURN_APPROVED", variables });
  }
}

/** Announces a corrected decision, each correction once, with its outcome and the shop's reason. */
export async function announceCorrection(tx: Tx, services: Services, decided: DecidedReturn): Promise<void> {
  const { claim, given, notice } = decided;
  const outcome =
    claim.resolution === "replace" ? "새 상품을 보내드려요" : `${refundAmountText(given)} 더 돌려드려요`;
  await announceAboutOrder(tx, services, {
    orderId: claim.order_id,
    productIds: [claim.order_product_id],
    href: deriveReturnRequestPath(claim),
    // The time tells corrections of one request apart.
    key: `return ${claim.id} corrected ${claim.decided_at?.getTime()}`,
    template: "RETURN_CORRECTED",
    variables: { 결과: outcome, 사유: notice ?? "" },
  });
}

/** Announces a refund that is offered, each offer once, with the refund that was shown before and the day to answer. */
export async function announceOffer(tx: Tx, services: Services, claim: ReturnRow): Promise<void> {
  const { offered_price, offered_point, offer_until, expected_price, expected_point } = claim;
  if (offer_until === null) throw new Error("An offer has an end");
  await announceAboutOrder(tx, services, {
    orderId: claim.order_id,
    productIds: [claim.order_product_id],
    href: deriveReturnRequestPath(claim),
    // The time tells offers of one request apart.
    key: `return ${claim.id} offered ${claim.offered_at?.getTime()}`,
    template: "RETURN_OFFERED",
    variables: {
      안내금액: refundAmountText({ money: expected_price ?? 0, points: expected_point ?? 0 }),
      결정금액: amountText({ money: offered_price ?? 0, points: offered_point ?? 0 }),
      사유: claim.answer ?? "",
      기한: formatMonthDay(lastOfferDay(offer_until.toISOString())),
    },
  });
}

function amountText(refund: { money: number; points: number }): string {
  return refund.money + refund.points === 0 ? "0원" : refundAmountText(refund);
}
