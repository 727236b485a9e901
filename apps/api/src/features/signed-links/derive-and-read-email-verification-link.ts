import { createHmac, timingSafeEqual } from "node:crypto";
import type { ShopSettings } from "../../http/handler-context-types.ts";

type Rules = Pick<ShopSettings, "secretKey" | "publicUrl">;

/**
 * Purpose of a verification link: `prove` verifies the member's own address; `release` frees it for its owner, who never
 * joined, and the member has to use another.
 */
export type EmailPurpose = "prove" | "release";
export type EmailClaim = { purpose: EmailPurpose; userId: number; email: string; endsAt: Date };

/** Validity of a link in a mail, in ms. */
export const EMAIL_LINK_MS = 3 * 86_400_000;

/**
 * Derives the link of a mail: the member's id, the expiry and an HMAC over these, its purpose and the address. Nothing
 * is stored, and it becomes invalid when the member's address changes.
 */
export function emailVerificationLinkOf(rules: Rules, claim: EmailClaim): { token: string; url: string } {
  const endsAt = claim.endsAt.getTime();
  const token = `${claim.purpose}.${claim.userId}.${endsAt}.${macOf(rules, claim).toString("base64url")}`;
  return { token, url: `${rules.publicUrl.replace(/\/+$/, "")}/account/email/${token}` };
}

/** Parses the claims of a link; they are not compared with the member's address yet. */
export function readEmailToken(token: string): (Omit<EmailClaim, "email"> & { mac: Uint8Array }) | null {
  const said = /^(prove|release)\.([1-9]\d{0,15})\.(\d{13})\.([\w-]{43})$/.exec(token);
  if (!said) return null;
  const [, purpose, userId, endsAt, mac = ""] = said;
  return {
    purpose: purpose as EmailPurpose,
    userId: Number(userId),
    endsAt: new Date(Number(endsAt)),
    mac: Buffer.from(mac, "base64url"),
  };
}

export function isEmailMac(rules: Rules, claim: EmailClaim, mac: Uint8Array): boolean {
  return timingSafeEqual(mac, macOf(rules, claim));
}

/** Returns a key of an address for counters, not readable. @returns 22 characters */
export function emailKey(rules: Pick<ShopSettings, "secretKey">, email: string): string {
  return createHmac("sha256", rules.secretKey).update(`address\n${email}`).digest("base64url").slice(0, 22);
}

function macOf({ secretKey }: Rules, { purpose, userId, email, endsAt }: EmailClaim): Buffer {
  const about = ["email", purpose, userId, email, endsAt.getTime()].join("\n");
  return createHmac("sha256", secretKey).update(about).digest();
}
