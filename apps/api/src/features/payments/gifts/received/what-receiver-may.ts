import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { GiftRow } from "../gifts.repository.ts";

export type ReceiverMay = {
  /** As it is now: what came to its end by the clock is over, whether or not a job wrote it down yet. */
  status: GiftStatus;
  canEnterAddress: boolean;
  canChangeAddress: boolean;
  canDecline: boolean;
  canThank: boolean;
};

const THANKABLE: readonly GiftStatus[] = ["address_entered", "delivery_waiting", "delivering", "delivered"];

/** What a receiver may do with a gift now. An address can be changed, and the gift declined, until the farm packs it. */
export function whatReceiverMay(
  gift: Pick<GiftRow, "status" | "expires_at" | "thanks" | "product_statuses">,
  now: Date,
): ReceiverMay {
  const isLate = gift.status === "unused" && (gift.expires_at === null || gift.expires_at <= now);
  const status = isLate ? "expired" : gift.status;
  const isUnpacked = gift.product_statuses.every((each) => UNPACKED.includes(each));
  return {
    status,
    canEnterAddress: status === "unused",
    canChangeAddress: status === "address_entered" && isUnpacked,
    canDecline: status === "unused" || (status === "address_entered" && isUnpacked),
    canThank: THANKABLE.includes(status) && gift.thanks === null,
  };
}

/** Paid for and in nobody's hands, or waiting for money again that a bank took back; what was cancelled is no part of it. */
const UNPACKED: readonly string[] = ["paid", "bank_transfer_waiting", "withdraw_complete", "stock_out"];
