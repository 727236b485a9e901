import type { SubscriptionStatus } from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import type { Tx } from "../../../db/database.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import type { SubscriptionRow } from "../subscriptions.repository.ts";
import { SUBSCRIPTIONS_PATH } from "./announce-delivery-and-card-events.ts";

const TEXTS: Record<SubscriptionStatus, string> = {
  active: "다시 시작했어요",
  paused: "다시 시작할 때까지 쉬어요",
  ended: "그만두었어요. 앞으로 아무것도 결제하지 않아요",
};

/** Tells a member that an operator paused, resumed or ended their subscription. */
export async function announceChangedByShop(
  tx: Tx,
  row: SubscriptionRow,
  status: SubscriptionStatus,
  now: Date,
): Promise<void> {
  // The title in the inbox is written without the name of the shop; texts get it when they are sent.
  await recordEventToNotifyMember(tx, "", {
    template: "SUBSCRIPTION_CHANGED",
    userId: row.user_id,
    variables: { 상품: row.product_name, 내용: TEXTS[status] },
    href: SUBSCRIPTIONS_PATH,
    key: `subscription ${row.id} ${status} ${now.toISOString()}`,
    subject: `subscription ${row.id}`,
    image: row.image,
    now,
  });
}
