import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { AdConsents } from "@todayfruit/domain/consents/change-consents";
import type { Tx } from "../../db/database.ts";
import { recordEventToNotifyMember } from "./record-event-to-notify-member.ts";

const NAMES: Record<keyof AdConsents, string> = {
  advertisingAlarm: "혜택 알림",
  nightAlarm: "밤에도 받기",
  advertisingPromotion: "행사 소식",
};
const DAY_MS = 86_400_000;
/** Legal period for the notice, in days. */
const DAYS = 14;

/**
 * Notifies a member of the result of their advertising consent: who, what and on which day (정보통신망법 제50조 제7항). The same
 * consent is notified once a day, however often it is toggled.
 */
export async function announceAdvertisingConsent(
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
  await recordEventToNotifyMember(tx, shopName, {
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

function isAdvertising(kind: string): kind is keyof AdConsents {
  return kind in NAMES;
}
