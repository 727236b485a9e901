import { ok, type Result, refuse } from "../result.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/**
 * Seconds for which a code is valid, with at most five tries. A verified phone number may be used for ten more
 * minutes.
 */
export const CODE_SECONDS = 180;
export const CODE_TRIES = 5;
export const VERIFIED_SECONDS = 600;
export const RESEND_SECONDS = 60;

/** Codes sent in the last 24 hours; times in ms since 1970. */
export type SentCodes = {
  /** Send times of the codes to this phone number. */
  byPhone: readonly number[];
  /** Number of codes requested from this network address, and from this shopper's device. */
  byAddress: number;
  byDevice: number;
};

const PER_HOUR_A_PHONE = 5;
export const PER_DAY_AN_ADDRESS = 20;
const PER_DAY_A_DEVICE = 20;

/**
 * Decides whether another code may be sent. Codes to one number are 60 seconds apart and at most five an hour; a
 * network address and a device each get at most twenty a day.
 *
 * @param now in ms since 1970
 * @example canSendCode({ byPhone: [now - 30_000], byAddress: 1, byDevice: 1 }, now) // refuse("CODE_TOO_SOON")
 */
export function canSendCode(
  { byPhone, byAddress, byDevice }: SentCodes,
  now: number,
): Result<true, "CODE_TOO_SOON" | "CODE_LIMIT"> {
  if (byPhone.some((at) => now - at < RESEND_SECONDS * SECOND)) return refuse("CODE_TOO_SOON");
  const lastHour = byPhone.filter((at) => now - at < HOUR).length;
  if (lastHour >= PER_HOUR_A_PHONE) return refuse("CODE_LIMIT");
  if (byAddress >= PER_DAY_AN_ADDRESS || byDevice >= PER_DAY_A_DEVICE) return refuse("CODE_LIMIT");
  return ok(true);
}

/** Returns the instant, in ms since 1970, from which sent codes count against the limits. @param now in ms since 1970 */
export function countedSince(now: number): number {
  return now - DAY;
}

/**
 * Derives six decimal digits from random bytes, uniformly distributed.
 *
 * @param random 8 random bytes
 * @example codeOf(new Uint8Array(8)) // "000000"
 */
export function codeOf(random: Uint8Array): string {
  const number = random.reduce((sum, byte) => (sum * 256n + BigInt(byte)) % 1_000_000n, 0n);
  return number.toString().padStart(6, "0");
}

/**
 * Purposes of a code, in the words shown to its receiver. A code sent without a purpose, as the specification's §7
 * requests it, opens one of the calls in `OPENED_WITHOUT_PURPOSE`.
 */
export const CODE_FOR = {
  signUp: "회원가입",
  resetPassword: "비밀번호 재설정",
  changePhone: "휴대폰 번호 변경",
  guestOrders: "비회원 주문 조회",
  guestCancel: "비회원 주문 취소",
  confirmMember: "본인 확인",
  findEmail: "이메일 찾기",
  unspecified: "번호 확인",
} as const;

/** Purposes whose call also takes a code that was sent without a purpose. */
const OPENED_WITHOUT_PURPOSE: readonly CodePurpose[] = [
  "signUp",
  "resetPassword",
  "guestOrders",
  "guestCancel",
];

export type CodePurpose = keyof typeof CODE_FOR;

/**
 * Lists the purposes of the codes that a call takes: its own, and none where the specification sends no purpose. A
 * change of an account takes only a code of its own.
 *
 * @example takenPurposes("guestCancel") // ["guestCancel", "unspecified"]
 * @example takenPurposes("changePhone") // ["changePhone"]
 */
export function takenPurposes(purpose: CodePurpose): readonly CodePurpose[] {
  return OPENED_WITHOUT_PURPOSE.includes(purpose) ? [purpose, "unspecified"] : [purpose];
}

/**
 * Builds the text message that carries a code. It names the purpose, so that an attacker cannot ask for the code
 * under a pretext, and says that staff never ask for it. The last line lets a browser fill the code in by itself
 * (WebOTP), on our host only.
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
  purpose: CodePurpose;
  code: string;
}): string {
  return `[${shopName}] ${CODE_FOR[purpose]} 인증번호 [${code}]\n직원도 묻지 않아요\n\n@${host} #${code}`;
}
