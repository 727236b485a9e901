import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { isKakaoAdminAuthorization } from "./is-kakao-admin-authorization.ts";
import { pkceChallenge } from "./pkce-challenge.ts";
import { sendProviderRequest } from "./send-provider-request.ts";
import type {
  IdentifyReply,
  NoticeReading,
  SocialLoginGateway,
  SocialLoginOptions,
  UnlinkReply,
} from "./social-login-gateway-types.ts";

/** Creates the login by Kakao. An e-mail counts as verified only when Kakao reports it as both valid and verified. */
export function createKakaoLogin(options: SocialLoginOptions & { adminKey: string }): SocialLoginGateway {
  return {
    authorizeUrl({ state, codeVerifier, redirectUri }) {
      const url = new URL(`${options.browserUrl ?? options.authUrl}/oauth/authorize`);
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

    async identify({ code, codeVerifier, redirectUri }): Promise<IdentifyReply> {
      const bought = await sendProviderRequest(options, `${options.authUrl}/oauth/token`, {
        form: {
          grant_type: "authorization_code",
          client_id: options.clientId,
          client_secret: options.clientSecret,
          redirect_uri: redirectUri,
          code,
          code_verifier: codeVerifier,
        },
      });
      if ("unreachable" in bought) return { kind: "unreachable", reason: bought.unreachable };
      if (failure.Check(bought.body))
        return refusalOf(bought.status, bought.body.error_code ?? bought.body.error);
      if (!token.Check(bought.body)) return { kind: "unreachable", reason: "malformed-reply" };

      const headers = { authorization: `Bearer ${bought.body.access_token}` };
      const asked = await sendProviderRequest(options, `${options.apiUrl}/v2/user/me`, { headers });
      if ("unreachable" in asked) return { kind: "unreachable", reason: asked.unreachable };
      if (!asked.ok || !profile.Check(asked.body))
        return { kind: "unreachable", reason: `profile ${asked.status}` };
      const { id, kakao_account: account = {} } = asked.body;
      return {
        kind: "known",
        identity: {
          subject: String(id),
          email: account.email ?? null,
          isEmailVerified: account.is_email_valid === true && account.is_email_verified === true,
          name: account.name ?? account.profile?.nickname ?? null,
          profileImageUrl: account.profile?.profile_image_url ?? null,
          refreshToken: null,
        },
      };
    },

    async unlink({ subject }): Promise<UnlinkReply> {
      const asked = await sendProviderRequest(options, `${options.apiUrl}/v1/user/unlink`, {
        headers: { authorization: `KakaoAK ${options.adminKey}` },
        form: { target_id_type: "user_id", target_id: subject },
      });
      if ("unreachable" in asked) return { kind: "failed", reason: asked.unreachable };
      if (asked.ok || (apiFailure.Check(asked.body) && asked.body.code === NOT_LINKED))
        return { kind: "unlinked" };
      return { kind: "failed", reason: `HTTP ${asked.status}` };
    },

    readUnlinkNotice({ authorization, fields }): NoticeReading {
      const { user_id: subject = "" } = fields;
      const isGenuine = isKakaoAdminAuthorization(authorization, options.adminKey) && subject !== "";
      return isGenuine ? { kind: "genuine", subject, at: null } : { kind: "forged" };
    },
  };
}

function refusalOf(status: number, code: string): IdentifyReply {
  return status >= 500 || code === "KOE003" || code === "KOE237"
    ? { kind: "unreachable", reason: code }
    : { kind: "refused", reason: code };
}

/** Kakao's error code for a user who is not linked to the shop, or no longer is. */
const NOT_LINKED = -101;
const apiFailure = Compile(Type.Object({ code: Type.Integer() }));
const failure = Compile(Type.Object({ error: Type.String(), error_code: Type.Optional(Type.String()) }));
const token = Compile(Type.Object({ access_token: Type.String({ minLength: 1 }) }));
const profile = Compile(
  Type.Object({
    id: Type.Integer(),
    kakao_account: Type.Optional(
      Type.Object({
        email: Type.Optional(Type.String()),
        is_email_valid: Type.Optional(Type.Boolean()),
        is_email_verified: Type.Optional(Type.Boolean()),
        name: Type.Optional(Type.String()),
        profile: Type.Optional(
          Type.Object({
            nickname: Type.Optional(Type.String()),
            profile_image_url: Type.Optional(Type.String()),
          }),
        ),
      }),
    ),
  }),
);
