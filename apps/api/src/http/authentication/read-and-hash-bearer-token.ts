import { createHash } from "node:crypto";

/** Returns the SHA-256 of a token, the only form stored: a reader of the database cannot use it. */
export function hashToken(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

/** Token of a session, or an API key with its prefix and checksum. */
const BEARER = /^Bearer ([A-Za-z0-9_-]{43}|tfk_[A-Za-z0-9_-]{43}_[0-9a-f]{8})$/;

/** Returns the bearer token of an Authorization header; `undefined` without a header, `null` for a malformed one. */
export function bearerOf(authorization: string | undefined): string | null | undefined {
  if (authorization === undefined) return undefined;
  return BEARER.exec(authorization)?.[1] ?? null;
}
