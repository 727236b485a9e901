import { formatFullDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import type { AdConsents } from "@todayfruit/domain/consents/change-consents";
import type { Tx } from "../../db/database.ts";
import type { Sealing } from "../../db/sealed-text.ts";
import { announce } from "./events.repository.ts";
import { addNotice } from "./outbox.repository.ts";

const NAMES: Record<keyof AdConsents, string> = {
  advertisingAlarm: "혜택 알림",
  nightAlarm: "밤에도 받기",
  advertisingPromotion: "행사 소식",
};
const DAY_MS = 86_400_000;
/** The law gives fourteen days to tell it. */
const DAYS = 14;

/**
 * Tells a member what came of what they said of advertising: by whom, what and on which day (정보통신망법 제50조 제7항). The same
 * word of one day is told once, however often a switch is moved to and fro.
 */
export async function announceConsents(
  tx: Tx,
  shopName: string,
  { userId, said, now }: { userId: number; said: readonly { kind: string; isGiven: boolean }[]; now: Date },
): Promise<void> {
  const words = said.flatMap(({ kind, isGiven }) =>
    isAdvertising(kind) ? [`${NAMES[kind]} ${isGiven ? "동의" : "거부"}`] : [],
  );
  if (words.length === 0) return;
  const day = kstDateOf(now.toISOString());
  const codes = said.map(({ kind, isGiven }) => `${kind.slice(0, 12)}${isGiven ? "+" : "-"}`).join("");
  await announce(tx, shopName, {
    template: "CONSENT_RESULT",
    userId,
    variables: { 내용: words.join(", "), 날짜: formatFullDate(day) },
    href: "/settings#advertising",
    key: `consent ${userId} ${day} ${codes}`.slice(0, 90),
    subject: `consents of ${userId}`,
    now,
    usefulUntil: new Date(now.getTime() + DAYS * DAY_MS),
  });
}

/** Tells the number of a member who left; the member's own row names nobody any more. */
export async function announceLeaving(
  tx: Tx,
  { sealing, rules }: { sealing: Sealing; rules: { shopName: string; publicUrl: string } },
  { userId, phone, now }: { userId: number; phone: string; now: Date },
): Promise<void> {
  await addNotice(tx, sealing, {
    template: "MEMBER_LEFT",
    to: phone,
    variables: { 상호: rules.shopName, 일시: instantText(now), 링크: `${rules.publicUrl}/support` },
    key: `left ${userId}`,
    subject: `leaving of ${userId}`,
    now,
  });
}

/** @example instantText(new Date("2026-11-21T03:00:00Z")) // "2026년 11월 21일 12:00", in KST */
export function instantText(now: Date): string {
  const at = now.toISOString();
  return `${formatFullDate(kstDateOf(at))} ${kstTimeOf(at)}`;
}

function isAdvertising(kind: string): kind is keyof AdConsents {
  return kind in NAMES;
}
