import { ok, type Result, refuse } from "../result.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** A code is good for three minutes and five tries; once it was right, what it opens may take ten minutes more. */
export const CODE_SECONDS = 180;
export const CODE_TRIES = 5;
export const VERIFIED_SECONDS = 600;
export const RESEND_SECONDS = 60;

/** Codes of the last day, by when they were sent, in ms since 1970. */
export type SentCodes = {
  /** To this number. */
  byPhone: readonly number[];
  /** For this address of the network, and for this shopper's device. */
  byAddress: number;
  byDevice: number;
};

const PER_HOUR_A_PHONE = 5;
export const PER_DAY_AN_ADDRESS = 20;
const PER_DAY_A_DEVICE = 20;

/**
 * Whether another code may be sent: 60 seconds apart, five an hour to a number, twenty a day for an address and for a
 * device.
 *
 * @param now in ms since 1970
 * @example mayStillSend({ byPhone: [now - 30_000], byAddress: 1, byDevice: 1 }, now) // refuse("CODE_TOO_SOON")
 */
export function mayStillSend(
  { byPhone, byAddress, byDevice }: SentCodes,
  now: number,
): Result<true, "CODE_TOO_SOON" | "CODE_LIMIT"> {
  if (byPhone.some((at) => now - at < RESEND_SECONDS * SECOND)) return refuse("CODE_TOO_SOON");
  const lastHour = byPhone.filter((at) => now - at < HOUR).length;
  if (lastHour >= PER_HOUR_A_PHONE) return refuse("CODE_LIMIT");
  if (byAddress >= PER_DAY_AN_ADDRESS || byDevice >= PER_DAY_A_DEVICE) return refuse("CODE_LIMIT");
  return ok(true);
}

/** Since when codes count against the limits. @param now in ms since 1970 */
export function countedSince(now: number): number {
  return now - DAY;
}

/**
 * Six digits out of random bytes, each as likely as any other.
 *
 * @param random 8 random bytes
 * @example codeOf(new Uint8Array(8)) // "000000"
 */
export function codeOf(random: Uint8Array): string {
  const number = random.reduce((sum, byte) => (sum * 256n + BigInt(byte)) % 1_000_000n, 0n);
  return number.toString().padStart(6, "0");
}

/** What a code is for, in words for who gets it. */
export const CODE_FOR = {
  signUp: "회원가입",
  resetPassword: "비밀번호 재설정",
  changePhone: "휴대폰 번호 변경",
  guestOrders: "비회원 주문 조회",
  guestCancel: "비회원 주문 취소",
  confirmMember: "본인 확인",
} as const;

/**
 * Writes the text that carries a code: what it is for, so that nobody is talked out of one for a parcel, and that the
 * shop never asks for it. The last line lets a browser fill the code in by itself (WebOTP), on our host only.
 *
 * @param host of the shop, e.g. `todayfruit.example`
 * @example codeText({ shopName: "오늘의과일", host: "todayfruit.example", purpose: "signUp", code: "123456" })
 *   // "[오늘의과일] 회원가입 인증번호 [123456]\n직원도 묻지 않아요\n\n@todayfruit.example #123456"
 */
export function codeText({
  shopName,
  host,
  purpose,
  code,
}: {
  shopName: string;
  host: string;
  purpose: keyof typeof CODE_FOR;
  code: string;
}): string {
  return `[${shopName}] ${CODE_FOR[purpose]} 인증번호 [${code}]\n직원도 묻지 않아요\n\n@${host} #${code}`;
}
