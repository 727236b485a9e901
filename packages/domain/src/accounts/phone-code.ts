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
const PER_DAY_AN_ADDRESS = 20;
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

/**
 * The text that carries a code. The last line lets a browser fill the code in by itself (WebOTP), on our host only.
 *
 * @param host of the shop, e.g. `todayfruit.example`
 * @example codeText("오늘의과일", "todayfruit.example", "123456")
 *   // "[오늘의과일] 인증번호 [123456]를 입력해 주세요.\n\n@todayfruit.example #123456"
 */
export function codeText(shopName: string, host: string, code: string): string {
  return `[${shopName}] 인증번호 [${code}]를 입력해 주세요.\n\n@${host} #${code}`;
}
