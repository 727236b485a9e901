import { hashToken } from "../../../http/authentication/read-and-hash-bearer-token.ts";
import type { Services } from "../../../http/handler-context-types.ts";

const BYTES = 32;

/** Creates a secret of 256 random bits, with the hash under which it is stored. */
export function createSocialLoginSecret({ randomBytes }: Services): { secret: string; hash: Uint8Array } {
  const secret = Buffer.from(randomBytes(BYTES)).toString("base64url");
  return { secret, hash: hashToken(secret) };
}

/** Validity of a login at a provider, and of its result, in ms. */
export const SOCIAL_MS = 10 * 60_000;
