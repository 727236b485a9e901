import { hashToken } from "../../../http/authenticate.ts";
import type { Services, SnsType } from "../../../http/context.ts";

const BYTES = 32;

/** Creates a secret of 256 random bits, with the hash under which it is stored. */
export function newSecret({ randomBytes }: Services): { secret: string; hash: Uint8Array } {
  const secret = Buffer.from(randomBytes(BYTES)).toString("base64url");
  return { secret, hash: hashToken(secret) };
}

/** Validity of a login at a provider, and of its result, in ms. */
export const SOCIAL_MS = 10 * 60_000;

/** Returns the redirect URI, registered at both providers. */
export function redirectUriOf(publicUrl: string): string {
  return `${publicUrl.replace(/\/+$/, "")}/kakao-popup`;
}

/** Returns the associated data of a refresh token, so that it opens for its account only. */
export function aboutSocial(snsType: SnsType, subject: string): string {
  return `social ${snsType} ${subject}`;
}
