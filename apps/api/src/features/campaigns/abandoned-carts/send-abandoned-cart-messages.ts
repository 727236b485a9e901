import type { Services } from "../../../http/handler-context-types.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import { listAbandonedCarts, listMessagesOn } from "./list-abandoned-carts.repository.ts";

const HOUR_MS = 3_600_000;
/** Time for which a cart is looked for after it is due, in ms: a job that was away catches up, old carts stay silent. */
const LOOK_BACK_MS = 24 * HOUR_MS;

type Message = Awaited<ReturnType<typeof listMessagesOn>>[number];

/**
 * Queues the messages about carts that were left: each message once for a cart as it was left, only to members who
 * consent to advertising. Delivery keeps what may not be sent at night until eight. Several may run it concurrently.
 *
 * @returns number of messages
 */
export async function sendAbandonedCartMessages(
  services: Pick<Services, "db" | "now" | "rules">,
  take = 200,
): Promise<number> {
  let total = 0;
  for (const message of await listMessagesOn(services.db)) total += await sendToAll(services, message, take);
  return total;
}

async function sendToAll(
  { db, now, rules }: Pick<Services, "db" | "now" | "rules">,
  { id, text, after_hours }: Message,
  take: number,
): Promise<number> {
  const until = new Date(now().getTime() - after_hours * HOUR_MS);
  const from = new Date(until.getTime() - LOOK_BACK_MS);
  const keyBegin = `abandoned cart message ${id} for option `;
  let [sent, after] = [0, 0];
  for (;;) {
    const carts = await listAbandonedCarts(db, { after, from, until, keyBegin, take });
    for (const cart of carts) {
      after = cart.user_id;
      const isNew = await recordEventToNotifyMember(db, rules.shopName, {
        template: "ADVERTISEMENT",
        userId: cart.user_id,
        variables: { 내용: text },
        href: "/settings",
        key: `${keyBegin}${cart.last_option_id} of ${cart.user_id}`,
        subject: `abandoned cart of ${cart.user_id}`,
        now: now(),
        usefulUntil: new Date(now().getTime() + LOOK_BACK_MS),
      });
      if (isNew) sent += 1;
    }
    if (carts.length < take) return sent;
  }
}
