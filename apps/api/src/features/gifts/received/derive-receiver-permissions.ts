import { checkThankYouCardAllowed } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { GiftRow } from "../gifts.repository.ts";

export type ReceiverMay = {
  /** Current status: a gift past its expiry counts as expired before the job records it. */
  status: GiftStatus;
  canEnterAddress: boolean;
  canChangeAddress: boolean;
  canDecline: boolean;
  canThank: boolean;
};

/**
 * Returns the actions open to a receiver now. The address can be changed and the gift declined until the farm packs it; a
 * thank-you card is sent once it has arrived.
 */
export function deriveReceiverPermissions(
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
    canThank: checkThankYouCardAllowed({ status, isThanked: gift.thanks !== null }).ok,
  };
}

/** Product statuses before packing, of paid products, those awaiting a reversed deposit again, and cancelled ones. */
const UNPACKED: readonly string[] = ["paid", "bank_transfer_waiting", "withdraw_complete", "stock_out"];
