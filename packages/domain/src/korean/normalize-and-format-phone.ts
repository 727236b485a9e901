import { ok, type Result, refuse } from "../result.ts";

/**
 * Normalizes a Korean mobile number as it is stored: `010` and eight digits. Spaces, hyphens, dots, brackets and the
 * country code +82 are accepted; anything else, also a landline, is refused.
 *
 * @example normalizePhone("+82 10-1234-5678") // ok("01012345678")
 * @example normalizePhone("02-123-4567") // refuse("PHONE_NOT_MOBILE")
 */
export function normalizePhone(input: string): Result<string, "PHONE_NOT_MOBILE"> {
  const digits = input.replace(/[\s().-]/g, "").replace(/^(?:\+|00)?820?/, "0");
  return /^010[0-9]{8}$/.test(digits) ? ok(digits) : refuse("PHONE_NOT_MOBILE");
}

/** Formats a stored number with hyphens for display. @example formatPhone("01012345678") // "010-1234-5678" */
export function formatPhone(phone: string): string {
  return phone.replace(/^(010)([0-9]{4})([0-9]{4})$/, "$1-$2-$3");
}
