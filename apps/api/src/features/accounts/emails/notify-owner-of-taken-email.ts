import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../../http/handler-context-types.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import { type EmailOwner, findEmailOwner } from "./email-ownership.repository.ts";

const NAMES = { kakaotalk: "카카오", naver: "네이버" } as const;

/**
 * Sends a mail to an address refused at sign-up: how to log in and, while its member has not verified it, a link by
 * which its owner gets it. Once a day per member.
 */
export async function notifyOwnerOfTakenEmail(services: Services, email: string): Promise<void> {
  const { db, rules, now } = services;
  const holder = await findEmailOwner(db, email);
  if (!holder) return;
  const at = now();
  const about = {
    userId: holder.id,
    href: "/login",
    key: `wanted email ${holder.id} ${kstDateOf(at.toISOString())}`,
    subject: `email of ${holder.id}`,
    email,
    channels: ["email"],
    now: at,
  } as const;
  await db.transaction(async (tx) => {
    if (holder.email_verified_at === null) {
      await recordEventToNotifyMember(tx, rules.shopName, {
        ...about,
        template: "EMAIL_HELD",
        variables: {},
      });
    } else {
      const variables = { 방법: wayIn(holder, "이 이메일") };
      await recordEventToNotifyMember(tx, rules.shopName, {
        ...about,
        template: "ALREADY_MEMBER",
        variables,
      });
    }
  });
}

/** @example wayIn({ has_password: true, linked: ["kakaotalk"] }, "이 이메일") // "이 이메일과 비밀번호, 카카오" */
export function wayIn({ has_password, linked }: EmailOwner, email: string): string {
  const ways = [...(has_password ? [`${email}과 비밀번호`] : []), ...linked.map((each) => NAMES[each])];
  return ways.join(", ") || "비밀번호 다시 정하기";
}
