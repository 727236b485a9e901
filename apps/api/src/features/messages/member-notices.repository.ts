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

/** Tells a member that their password is another one now, in case it was not them. */
export async function announcePassword(tx: Tx, shopName: string, userId: number, now: Date): Promise<void> {
  await announce(tx, shopName, {
    template: "PASSWORD_CHANGED",
    userId,
    variables: { 일시: instantText(now) },
    href: "/sessions",
    key: `password ${userId} ${now.toISOString()}`,
    subject: `password of ${userId}`,
    now,
  });
}

/** What changed of a member's account, in the words of the notice. */
const CHANGES = {
  phone: "휴대폰 번호를 바꿨어요",
  email: "이메일을 바꿨어요",
  refundAccount: "환불 계좌를 바꿨어요",
  noRefundAccount: "환불 계좌를 지웠어요",
  "linked-kakaotalk": "카카오 로그인을 이었어요",
  "linked-naver": "네이버 로그인을 이었어요",
  "unlinked-kakaotalk": "카카오 로그인을 끊었어요",
  "unlinked-naver": "네이버 로그인을 끊었어요",
  exportedData: "개인정보를 내려받았어요",
  addedCard: "결제 카드를 등록했어요",
  deletedCard: "결제 카드를 지웠어요",
} as const;
export type AccountChange = keyof typeof CHANGES;

type Changed = {
  userId: number;
  change: AccountChange;
  now: Date;
  /** The number or address before the change; the member's own when left out. */
  former?: { phone?: string | null; email?: string | null };
};

/** Tells a member at once, on every channel, what changed of their account, in case it was not them. */
export async function announceChange(
  tx: Tx,
  shopName: string,
  { userId, change, now, former = {} }: Changed,
): Promise<void> {
  await announce(tx, shopName, {
    template: "ACCOUNT_CHANGED",
    userId,
    variables: { 내용: CHANGES[change], 일시: instantText(now) },
    href: "/sessions",
    key: `account ${userId} ${change} ${now.toISOString()}`,
    subject: `account of ${userId}`,
    phone: former.phone ?? null,
    email: former.email ?? null,
    now,
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

function instantText(now: Date): string {
  const at = now.toISOString();
  return `${formatFullDate(kstDateOf(at))} ${kstTimeOf(at)}`;
}

function isAdvertising(kind: string): kind is keyof AdConsents {
  return kind in NAMES;
}
