import { createDecipheriv, createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { NoticeReading } from "./social-login-gateway-types.ts";

const BLOCK = 16;

/**
 * Reads Naver's notice that a user ended the link: an HMAC over its fields, and the encrypted subject. The key of
 * both is the MD5 of the client secret; MD5 and CBC are Naver's choice (developer guide, 연결 끊기 알림).
 */
export function readNaverUnlinkNotice(
  keys: { clientId: string; clientSecret: string },
  fields: Readonly<Record<string, string>>,
): NoticeReading {
  const { clientId = "", encryptUniqueId = "", timestamp = "", signature = "" } = fields;
  const key = createHash("md5").update(keys.clientSecret).digest();
  const signed = `clientId=${clientId}&encryptUniqueId=${encryptUniqueId}&timestamp=${timestamp}`;
  const expected = createHmac("sha256", key).update(signed).digest();
  const said = Buffer.from(signature, "base64url");
  const isSigned = said.length === expected.length && timingSafeEqual(said, expected);
  if (!isSigned || clientId !== keys.clientId || !/^\d{1,12}$/.test(timestamp)) return { kind: "forged" };
  const subject = decrypt(key, Buffer.from(encryptUniqueId, "base64url"));
  if (subject === null) return { kind: "forged" };
  return { kind: "genuine", subject, at: new Date(Number(timestamp) * 1000) };
}

function decrypt(key: Buffer, sealed: Buffer): string | null {
  if (sealed.length < 2 * BLOCK || sealed.length % BLOCK !== 0) return null;
  const decipher = createDecipheriv("aes-128-cbc", key, sealed.subarray(0, BLOCK));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(BLOCK)), decipher.final()]).toString("utf8");
  } catch {
    return null; // Encrypted with another key.
  }
}
