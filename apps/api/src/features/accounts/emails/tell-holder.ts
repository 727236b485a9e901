import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { maskEmail } from "@todayfruit/domain/korean/mask";
import type { Services } from "../../../http/context.ts";
import { announce } from "../../messages/events.repository.ts";
import { type EmailHolder, findEmailHolder, findPhoneHolder } from "./emails.repository.ts";

const NAMES = { kakaotalk: "카카오", naver: "네이버" } as const;

/**
 * Sends a mail to an address refused at sign-up: how to log in and, while its member has not verified it, a link by
 * which its owner gets it. Once a day per member.
 */
export async function tellEmailHolder(services: Services, email: string): Promise<void> {
  const { db, rules, now } = services;
  const holder = await findEmailHolder(db, email);
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
      await announce(tx, rules.shopName, { ...about, template: "EMAIL_HELD", variables: {} });
    } else {
      const variables = { 방법: wayIn(holder, "이 이메일") };
      await announce(tx, rules.shopName, { ...about, template: "ALREADY_MEMBER", variables });
    }
  });
}

/** Sends a text to a verified number refused at sign-up: how its member logs in. Once a day. */
export async function tellPhoneHolder(services: Services, phone: string): Promise<void> {
  const { db, rules, now } = services;
  const holder = await findPhoneHolder(db, phone);
  if (!holder) return;
  const at = now();
  await db.transaction(async (tx) => {
    await announce(tx, rules.shopName, {
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

/** @example wayIn({ has_password: true, linked: ["kakaotalk"] }, "이 이메일") // "이 이메일과 비밀번호, 카카오" */
function wayIn({ has_password, linked }: EmailHolder, email: string): string {
  const ways = [...(has_password ? [`${email}과 비밀번호`] : []), ...linked.map((each) => NAMES[each])];
  return ways.join(", ") || "비밀번호 다시 정하기";
}
