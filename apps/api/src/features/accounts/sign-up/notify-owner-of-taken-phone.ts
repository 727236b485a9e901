import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { maskEmail } from "@todayfruit/domain/korean/mask-personal-data";
import type { Services } from "../../../http/handler-context-types.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import { findPhoneOwner } from "../emails/email-ownership.repository.ts";
import { wayIn } from "../emails/notify-owner-of-taken-email.ts";

/** Sends a text to a verified number refused at sign-up: how its member logs in. Once a day. */
export async function notifyOwnerOfTakenPhone(services: Services, phone: string): Promise<void> {
  const { db, rules, now } = services;
  const holder = await findPhoneOwner(db, phone);
  if (!holder) return;
  const at = now();
  await db.transaction(async (tx) => {
    await recordEventToNotifyMember(tx, rules.shopName, {
      template: "ALREADY_MEMBER",
      userId: holder.id,
      variables: { 방법: wayIn(holder, maskEmail(holder.email ?? "")) },
      href: "/login",
      key: `wanted phone ${holder.id} ${kstDateOf(at.toISOString())}`,
      subject: `phone of ${holder.id}`,
      channels: ["phone"],
      now: at,
    });
  });
}
