/** Identity of a user at a provider. `subject` never changes; an e-mail may pass to another person. */
export type SocialIdentity = {
  subject: string;
  email: string | null;
  /** True when the provider confirms that the e-mail is the user's own. */
  isEmailVerified: boolean;
  name: string | null;
  profileImageUrl: string | null;
  /** Token needed for unlinking when the provider requires one; secret. */
  refreshToken: string | null;
};

export type IdentifyReply =
  | { kind: "known"; identity: SocialIdentity }
  /** Refused by the provider: the code was used, has expired, or was not issued to this shop. */
  | { kind: "refused"; reason: string }
  /** No answer, or one that cannot be read. */
  | { kind: "unreachable"; reason: string };

export type UnlinkReply = { kind: "unlinked" } | { kind: "failed"; reason: string };

/** A request to the address at which a provider reports ended links, not verified yet. */
export type UnlinkNotice = { authorization: string; fields: Readonly<Record<string, string>> };

export type NoticeReading =
  /** Genuine notice. `at` is the time at which it was sent, `null` when the provider does not report it. */
  | { kind: "genuine"; subject: string; at: Date | null }
  /** Notice that is not from the provider, or not for this shop. */
  | { kind: "forged" };

/** Login at one provider: authorization code with state and PKCE. */
export type SocialLoginGateway = {
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
  /** Address of consent and tokens, e.g. `https://kauth.kakao.com`. */
  authUrl: string;
  /** Address of profiles, e.g. `https://kapi.kakao.com`. */
  apiUrl: string;
  /** Address of the consent page for a shopper's browser; `authUrl` by default. */
  browserUrl?: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof fetch;
  timeoutMs: number;
};
