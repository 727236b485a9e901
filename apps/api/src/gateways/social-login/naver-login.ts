import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { pkceChallenge } from "./pkce-challenge.ts";
import { readNaverUnlinkNotice } from "./read-naver-unlink-notice.ts";
import { sendProviderRequest } from "./send-provider-request.ts";
import type {
  IdentifyReply,
  SocialLoginGateway,
  SocialLoginOptions,
  UnlinkReply,
} from "./social-login-gateway-types.ts";

/**
 * Creates the login by Naver. Naver sends errors with status 200, and reports no e-mail as verified, so none counts
 * as such.
 */
export function createNaverLogin(options: SocialLoginOptions): SocialLoginGateway {
  const keys = { client_id: options.clientId, client_secret: options.clientSecret };
  const tokenUrl = `${options.authUrl}/oauth2.0/token`;
  return {
    authorizeUrl({ state, codeVerifier, redirectUri }) {
      const url = new URL(`${options.browserUrl ?? options.authUrl}/oauth2.0/authorize`);
      url.search = new URLSearchParams({
        response_type: "code",
        client_id: options.clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: pkceChallenge(codeVerifier),
        code_challenge_method: "S256",
      }).toString();
      return url.href;
    },

    async identify({ code, state, codeVerifier }): Promise<IdentifyReply> {
      const bought = await sendProviderRequest(options, tokenUrl, {
        form: { grant_type: "authorization_code", ...keys, code, state, code_verifier: codeVerifier },
      });
      if ("unreachable" in bought) return { kind: "unreachable", reason: bought.unreachable };
      if (failure.Check(bought.body)) return { kind: "refused", reason: bought.body.error };
      if (!token.Check(bought.body)) return { kind: "unreachable", reason: "malformed-reply" };

      const headers = { authorization: `Bearer ${bought.body.access_token}` };
      const asked = await sendProviderRequest(options, `${options.apiUrl}/v1/nid/me`, { headers });
      if ("unreachable" in asked) return { kind: "unreachable", reason: asked.unreachable };
      if (!asked.ok || !profile.Check(asked.body))
        return { kind: "unreachable", reason: `profile ${asked.status}` };
      const { id, email, name, nickname, profile_image: image } = asked.body.response;
      return {
        kind: "known",
        identity: {
          subject: id,
          email: email ?? null,
          isEmailVerified: false,
          name: name ?? nickname ?? null,
          profileImageUrl: image ?? null,
          refreshToken: bought.body.refresh_token ?? null,
        },
      };
    },

    async unlink({ refreshToken }): Promise<UnlinkReply> {
      if (refreshToken === null) return { kind: "failed", reason: "no-token" };
      const renewed = await sendProviderRequest(options, tokenUrl, {
        form: { grant_type: "refresh_token", ...keys, refresh_token: refreshToken },
      });
      if ("unreachable" in renewed) return { kind: "failed", reason: renewed.unreachable };
      if (!token.Check(renewed.body)) return { kind: "failed", reason: "not-renewed" };
      const ended = await sendProviderRequest(options, tokenUrl, {
        form: {
          grant_type: "delete",
          ...keys,
          access_token: renewed.body.access_token,
          service_provider: "NAVER",
        },
      });
      if ("unreachable" in ended) return { kind: "failed", reason: ended.unreachable };
      return success.Check(ended.body) ? { kind: "unlinked" } : { kind: "failed", reason: "refused" };
    },

    readUnlinkNotice: ({ fields }) => readNaverUnlinkNotice(options, fields),
  };
}

const failure = Compile(Type.Object({ error: Type.String() }));
const success = Compile(Type.Object({ result: Type.Literal("success") }));
const token = Compile(
  Type.Object({
    access_token: Type.String({ minLength: 1 }),
    refresh_token: Type.Optional(Type.String()),
  }),
);
const profile = Compile(
  Type.Object({
    resultcode: Type.Literal("00"),
    response: Type.Object({
      id: Type.String({ minLength: 1 }),
      email: Type.Optional(Type.String()),
      name: Type.Optional(Type.String()),
      nickname: Type.Optional(Type.String()),
      profile_image: Type.Optional(Type.String()),
    }),
  }),
);
