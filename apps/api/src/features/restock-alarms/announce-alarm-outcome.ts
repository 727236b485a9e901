import type { Channel } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import type { Tx } from "../../db/database.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { recordEventToNotifyMember } from "../messages/record-event-to-notify-member.ts";
import type { DueAlarmRow } from "./restock-alarm-ending.repository.ts";

const DAY_MS = 86_400_000;

/** Tells a shopper how an alarm ended, once, on the channels that were asked for. */
export async function announceAlarmOutcome(
  tx: Tx,
  { rules }: Pick<Services, "rules">,
  alarm: DueAlarmRow,
  { template, now }: { template: "RESTOCKED" | "RESTOCK_ENDED"; now: Date },
): Promise<void> {
  const channels: Channel[] = [
    ...(alarm.by_push ? ["push" as const] : []),
    ...(alarm.by_phone ? ["phone" as const] : []),
  ];
  await recordEventToNotifyMember(tx, rules.shopName, {
    template,
    userId: alarm.user_id,
    variables: { 상품: [alarm.product_name, alarm.option_name].filter((name) => name !== null).join(" · ") },
    href: `/products/${alarm.product_id}`,
    key: `restock ${alarm.id}`,
    subject: `restock ${alarm.id}`,
    now,
    usefulUntil: new Date(now.getTime() + DAY_MS),
    phone: alarm.phone,
    channels,
    image: alarm.product_image,
  });
}
