import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../../http/handler-context-types.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import { SUBSCRIPTIONS_PATH } from "../notices/announce-delivery-and-card-events.ts";
import {
  listBoxesToAnnounce,
  listReceiversOfBox,
  markBoxAnnounced,
} from "./season-box-announcements.repository.ts";

/** Time of the day (KST) from which contents are announced. */
const ANNOUNCED_FROM = "10:00";
const TAKE = 100;

/**
 * Announces to subscribers what is in their box of the month, from 10:00 on the day on which it is final; each content
 * once.
 *
 * @returns number of contents announced
 */
export async function announceSeasonBoxes({ db, now, rules }: Services): Promise<number> {
  const at = now();
  if (kstTimeOf(at.toISOString()) < ANNOUNCED_FROM) return 0;
  const boxes = await listBoxesToAnnounce(db, kstDateOf(at.toISOString()), TAKE);
  for (const box of boxes) {
    await db.transaction(async (tx) => {
      const productId = await markBoxAnnounced(tx, box.id, at);
      if (productId === null) return;
      for (const receiver of await listReceiversOfBox(tx, productId, box.month)) {
        await recordEventToNotifyMember(tx, rules.shopName, {
          template: "SUBSCRIPTION_BOX",
          userId: receiver.user_id,
          variables: {
            월: `${Number(box.month.slice(5))}월`,
            상품: box.product_name,
            내용: box.items.join(", "),
            출고일: formatMonthDay(receiver.dispatch_on),
          },
          href: SUBSCRIPTIONS_PATH,
          key: `season box ${box.id} subscription ${receiver.id}`,
          subject: `subscription ${receiver.id}`,
          image: box.image,
          now: at,
        });
      }
    });
  }
  return boxes.length;
}
