import { createHash } from "node:crypto";

/** Who somebody is at a provider. `subject` is theirs for ever; an e-mail may change hands. */
export type SocialIdentity = {
  subject: string;
  email: string | null;
  /** Whether the provider says that the e-mail is theirs. */
  isEmailVerified: boolean;
  name: string | null;
  profileImageUrl: string | null;
  /** What unlinking needs where the provider asks for it; a secret. */
  refreshToken: string | null;
};

export type IdentifyReply =
  | { kind: "known"; identity: SocialIdentity }
  /** The provider says no: the code was used, is old, or is of somebody else's making. */
  | { kind: "refused"; reason: string }
  /** No answer, or one that cannot be read. */
  | { kind: "unreachable"; reason: string };

export type UnlinkReply = { kind: "unlinked" } | { kind: "failed"; reason: string };

/** What came to the address that a provider tells of ended links, unproven. */
export type UnlinkNotice = { authorization: string; fields: Readonly<Record<string, string>> };

export type NoticeReading =
  /** `at`: when it was sent, `null` when the provider does not say. */
  | { kind: "genuine"; subject: string; at: Date | null }
  /** Not of the provider, or not for this shop. */
  | { kind: "forged" };

/** A login at one provider: authorization code with state and PKCE. */
export type SocialLogin = {
  authorizeUrl(asked: { state: string; codeVerifier: string; redirectUri: string }): string;
  identify(returned: {
    code: string;
    state: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<IdentifyReply>;
  unlink(account: { subject: string; refreshToken: string | null }): Promise<UnlinkReply>;
  readUnlinkNotice(notice: UnlinkNotice): NoticeReading;
};

export type SocialLoginOptions = {
  /** Where consent and tokens are, e.g. `https://kauth.kakao.com`. */
  authUrl: string;
  /** Where profiles are, e.g. `https://kapi.kakao.com`. */
  apiUrl: string;
  /** Where a shopper's browser finds the consent page; `authUrl` unless it differs. */
  browserUrl?: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof fetch;
  timeoutMs: number;
};

/** PKCE, S256. @example challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk") // "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM" */
export function challengeOf(codeVerifier: string): string {
  return createHash("sha256").update(codeVerifier).digest("base64url");
}
