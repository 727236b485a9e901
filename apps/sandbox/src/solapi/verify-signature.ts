import { createHmac, timingSafeEqual } from "node:crypto";

const FORM =
  /^HMAC-SHA256 apiKey=([^,\s]+), date=([^,\s]+), salt=([A-Za-z0-9_-]{12,64}), signature=([0-9a-f]{64})$/;
const MAX_AGE_MS = 15 * 60_000;

/**
 * Reports whether an Authorization header of the Solapi protocol was signed with these keys within the last 15
 * minutes.
 */
export function verifySignature(
  header: string | undefined,
  keys: { apiKey: string; apiSecret: string },
  now: Date,
): boolean {
  const [, apiKey, date = "", salt = "", signature = ""] = FORM.exec(header ?? "") ?? [];
  if (apiKey !== keys.apiKey || !(Math.abs(now.getTime() - Date.parse(date)) <= MAX_AGE_MS)) return false;
  const expected = createHmac("sha256", keys.apiSecret)
    .update(date + salt)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}
