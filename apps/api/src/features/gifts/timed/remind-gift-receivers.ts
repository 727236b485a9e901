import { kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { giftRemindersDue } from "@todayfruit/domain/gifts/gift-address-deadline-and-reminders";
import { GIFT_REMINDER_DAYS } from "@todayfruit/domain/gifts/gift-limits";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { forEachDueRow } from "../../../jobs/queue/for-each-due-row.ts";
import { findGift } from "../gifts.repository.ts";
import { notifyReceiver, notifySender } from "../notify-gift-sender-or-receiver.ts";
import { listGiftsEnding, markReminded } from "./gifts-to-announce-or-remind.repository.ts";

const DAY_MS = 86_400_000;
/** Hours (KST) in which reminders are sent; at night they wait for the morning. */
const [MORNING, NIGHT] = ["09:00", "21:00"];

/**
 * Sends reminders of unclaimed gifts three days and one day before their deadline, in the daytime: to the receiver if
 * the shop may write to them, else to the sender. After a downtime missed reminders are sent only once.
 *
 * @returns number of gifts near their deadline looked at
 */
export async function remindGiftReceivers(services: Services, take = 200): Promise<number> {
  const at = services.now();
  const time = kstTimeOf(at.toISOString());
  if (time < MORNING || time >= NIGHT) return 0;
  const until = new Date(at.getTime() + GIFT_REMINDER_DAYS[0] * DAY_MS);
  return forEachDueRow(
    services.log,
    "remind-gift-receivers",
    (after) => listGiftsEnding(services.db, until, after, take),
    (id) => services.db.transaction((tx) => remind(services, tx, id, at)),
  );
}

async function remind(services: Services, tx: Tx, id: number, now: Date): Promise<void> {
  const gift = await findGift(tx, id);
  if (!gift?.expires_at) return;
  const which = giftRemindersDue(gift.expires_at.toISOString(), now.toISOString());
  if (!(await markReminded(tx, id, which, now))) return;
  if (gift.noti_type === "alimtalk") {
    await notifyReceiver(services, tx, gift, { template: "GIFT_REMIND", which, now });
  } else {
    await notifySender(services, tx, gift, { template: "GIFT_REMIND_SENDER", own: {}, which, now });
  }
}
