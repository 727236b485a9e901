import type { Reply } from "@todayfruit/contract/all-calls";
import { formatFullDate } from "@todayfruit/domain/calendar/kst";

export type FoundAccount = Reply<"POST /v1/auth/find-email">["accounts"][number];

/**
 * Writes how and when a found account was made.
 * @example formatHowFoundAccountJoined({ userType: "kakaotalk", joinedOn: "2026-11-23", … }) // "2026. 11. 23 (월)에 카카오로 가입했어요"
 */
export function formatHowFoundAccountJoined({ userType, joinedOn }: Omit<FoundAccount, "email">): string {
  return `${formatFullDate(joinedOn)}에 ${WAYS[userType]} 가입했어요`;
}

const WAYS: Record<FoundAccount["userType"], string> = {
  guest: "손님으로",
  email: "이메일로",
  kakaotalk: "카카오로",
  naver: "네이버로",
};
