import { createHmac } from "node:crypto";

/**
 * Returns the stored form of a code: an HMAC bound to its number and purpose, so that six digits cannot be guessed from
 * it.
 */
export function hashPhoneCode(secretKey: string, phone: string, purpose: string, code: string): Uint8Array {
  return createHmac("sha256", secretKey).update(`${purpose}\n${phone}\n${code}`).digest();
}
