import { hashToken } from "../../../http/authenticate.ts";
import type { Services, SnsType } from "../../../http/context.ts";

const BYTES = 32;

/** 256 random bits as text, with the hash under which they are kept. */
export function newSecret({ randomBytes }: Services): { secret: string; hash: Uint8Array } {
  const secret = Buffer.from(randomBytes(BYTES)).toString("base64url");
  return { secret, hash: hashToken(secret) };
}

/** A login at a provider may take ten minutes, and so may what follows it. */
export const SOCIAL_MS = 10 * 60_000;

/** Where a provider sends the shopper back to; the same for both, it is registered there. */
export function redirectUriOf(publicUrl: string): string {
  return `${publicUrl.replace(/\/+$/, "")}/kakao-popup`;
}

/** What a refresh token belongs to, so that it opens for no other account. */
export function aboutSocial(snsType: SnsType, subject: string): string {
  return `social ${snsType} ${subject}`;
}
