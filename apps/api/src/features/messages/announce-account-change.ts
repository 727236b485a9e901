import type { Channel } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import type { Tx } from "../../db/database.ts";
import { formatInstant } from "./format-instant.ts";
import { recordEventToNotifyMember } from "./record-event-to-notify-member.ts";

/** Account changes that are notified, with the text of the notice and of its undoing. */
export const CHANGES = {
  password: ["비밀번호를 바꿨어요", "비밀번호를 쓸 수 없게 했어요. 새 비밀번호를 정해 주세요"],
  phone: ["휴대폰 번호를 바꿨어요", "휴대폰 번호를 이전 번호로 되돌렸어요"],
  email: ["이메일을 바꿨어요", "이메일을 이전 주소로 되돌렸어요"],
  refundAccount: ["환불 계좌를 바꿨어요", "환불 계좌를 이전 계좌로 되돌렸어요"],
  noRefundAccount: ["환불 계좌를 지웠어요", "지운 환불 계좌를 되돌렸어요"],
  "linked-kakaotalk": ["카카오 로그인을 이었어요", "카카오 로그인을 끊었어요"],
  "linked-naver": ["네이버 로그인을 이었어요", "네이버 로그인을 끊었어요"],
  "unlinked-kakaotalk": ["카카오 로그인을 끊었어요", "카카오 로그인을 다시 이었어요"],
  "unlinked-naver": ["네이버 로그인을 끊었어요", "네이버 로그인을 다시 이었어요"],
  exportedData: ["개인정보를 내려받았어요", "모든 기기에서 로그아웃했어요"],
  addedCard: ["결제 카드를 등록했어요", "등록한 결제 카드를 지웠어요"],
  deletedCard: ["결제 카드를 지웠어요", "모든 기기에서 로그아웃했어요. 카드는 다시 등록해 주세요"],
} as const;
export type AccountChange = keyof typeof CHANGES;

/** Phone and email that a notice is sent to; `null`: none. */
export type Recipients = { phone: string | null; email: string | null };

type ToldChange = {
  userId: number;
  kind: AccountChange;
  now: Date;
  /**
   * Id of the change. The link to undo it is sent only to the phone and the email, because a stolen session receives
   * pushes.
   */
  changeId: string;
  /** Phone and verified email before the changes that can still be undone. */
  known: Recipients;
  /** Current phone and email; where they differ, they are notified without the link. */
  current: Recipients;
};

/** Notifies a member of a change of their account on every channel at once, with the link that undoes it. */
export async function announceChange(tx: Tx, shopName: string, told: ToldChange): Promise<void> {
  const { userId, kind, now, changeId, known, current } = told;
  const password = kind === "password";
  const about = {
    ...(password
      ? { template: "PASSWORD_CHANGED" as const, variables: { 일시: formatInstant(now) } }
      : {
          template: "ACCOUNT_CHANGED" as const,
          variables: { 내용: CHANGES[kind][0], 일시: formatInstant(now) },
        }),
    userId,
    href: "/sessions",
    subject: `account of ${userId}`,
    now,
  };
  const key = `account change ${changeId}`;
  const channels: Channel[] = ["phone", "push", ...(known.email === null ? [] : ["email" as const])];
  await recordEventToNotifyMember(tx, shopName, { ...about, ...known, key, channels, changeId });
  const others: Channel[] = [
    ...(current.phone === null || current.phone === known.phone ? [] : ["phone" as const]),
    ...(current.email === null || current.email === known.email ? [] : ["email" as const]),
  ];
  if (others.length > 0) {
    await recordEventToNotifyMember(tx, shopName, {
      ...about,
      ...current,
      key: `${key} also`,
      channels: others,
    });
  }
}
