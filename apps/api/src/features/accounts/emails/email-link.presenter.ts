import { createHmac, timingSafeEqual } from "node:crypto";
import type { ShopSettings } from "../../../http/context.ts";

type Rules = Pick<ShopSettings, "secretKey" | "publicUrl">;

/** `prove`: the address is the member's own; `release`: its owner never joined, so the member has to use another. */
export type EmailPurpose = "prove" | "release";
export type EmailClaim = { purpose: EmailPurpose; userId: number; email: string; endsAt: Date };

/** Time for which a link in a mail is good, in ms. */
export const EMAIL_LINK_MS = 3 * 86_400_000;

/**
 * Works out the link of a mail: whom it is about, when it ends and an HMAC over these, its purpose and the address. Nothing
 * is kept of it, and it is worth nothing once the member has another address.
 */
export function emailLinkOf(rules: Rules, claim: EmailClaim): { token: string; url: string } {
  const endsAt = claim.endsAt.getTime();
  const token = `${claim.purpose}.${claim.userId}.${endsAt}.${macOf(rules, claim).toString("base64url")}`;
  return { token, url: `${rules.publicUrl.replace(/\/+$/, "")}/account/email/${token}` };
}

/** Reads what a link claims, before it is compared with the address that the member has. */
export function readEmailToken(token: string): (Omit<EmailClaim, "email"> & { mac: Uint8Array }) | null {
  const said = /^(prove|release)\.([1-9]\d{0,9})\.(\d{13})\.([\w-]{43})$/.exec(token);
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

/** Names an address in keys of what is counted, without being readable. @returns 22 characters */
export function emailKey(rules: Pick<ShopSettings, "secretKey">, email: string): string {
  return createHmac("sha256", rules.secretKey).update(`address\n${email}`).digest("base64url").slice(0, 22);
}

function macOf({ secretKey }: Rules, { purpose, userId, email, endsAt }: EmailClaim): Buffer {
  const about = ["email", purpose, userId, email, endsAt.getTime()].join("\n");
  return createHmac("sha256", secretKey).update(about).digest();
}
