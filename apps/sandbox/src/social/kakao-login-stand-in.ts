import type { FastifyInstance } from "fastify";
import type { Refusal } from "./authorization-grant-store.ts";
import { bindAuthorizeEndpoint, type SocialContext } from "./authorize-endpoint.ts";

type Form = Record<string, string | undefined>;

const EXPIRES_IN = 21_599;
const REFUSALS: Record<Refusal, [status: number, code: string]> = {
  used: [400, "KOE320"],
  redirect: [400, "KOE303"],
  verifier: [400, "KOE320"],
};

/** Binds Kakao login under `/kakao`: consent, token, profile and unlink, with Kakao's error codes. */
export function bindKakaoLoginStandIn(
  app: FastifyInstance,
  context: SocialContext,
  keys: { clientId: string; clientSecret: string },
): void {
  const { grants } = context;
  bindAuthorizeEndpoint(app, context, "kakao", "/kakao/oauth/authorize", keys.clientId);

  app.post<{ Body: Form }>("/kakao/oauth/token", ({ body }, reply) => {
    const { client_id: id, client_secret: secret, grant_type: kind, code = "" } = body ?? {};
    if (kind !== "authorization_code") return reply.code(400).send(error("invalid_request", "KOE001"));
    if (id !== keys.clientId) return reply.code(401).send(error("invalid_client", "KOE101"));
    if (secret !== keys.clientSecret) return reply.code(401).send(error("invalid_client", "KOE010"));
    const said = { redirectUri: body.redirect_uri ?? "", verifier: body.code_verifier ?? null };
    const bought = grants.redeem("kakao", code, said);
    if ("refused" in bought) {
      const [status, koe] = REFUSALS[bought.refused];
      return reply.code(status).send(error("invalid_grant", koe));
    }
    return {
      token_type: "bearer",
      access_token: bought.accessToken,
      expires_in: EXPIRES_IN,
      scope: "account_email profile_nickname",
    };
  });

  app.get("/kakao/v2/user/me", ({ headers }, reply) => {
    const person = grants.personOf("kakao", bearerOf(headers.authorization));
    if (!person) return reply.code(401).send({ msg: "this access token does not exist", code: -401 });
    const email =
      person.email === null
        ? {}
        : { email: person.email, is_email_valid: true, is_email_verified: person.isEmailVerified };
    return {
      id: Number(person.id),
      connected_at: "2026-01-01T00:00:00Z",
      properties: { nickname: person.nickname },
      kakao_account: {
        profile: { nickname: person.nickname, is_default_image: true },
        name: person.name,
        email_needs_agreement: person.email === null,
        phone_number: `+82 ${person.mobile.slice(1)}`,
        ...email,
      },
    };
  });

  app.post<{ Body: Form }>("/kakao/v1/user/unlink", ({ headers, body }, reply) => {
    if (headers.authorization !== `KakaoAK ${keys.clientSecret}`)
      return reply.code(401).send({ msg: "wrong admin key", code: -401 });
    const id = body?.target_id ?? "";
    if (!grants.unlink("kakao", id))
      return reply.code(400).send({ msg: "NotRegisteredUserException", code: -101 });
    return { id: Number(id) };
  });
}

function bearerOf(header: string | undefined): string {
  return /^Bearer (.+)$/.exec(header ?? "")?.[1] ?? "";
}

function error(kind: string, code: string) {
  return { error: kind, error_description: code, error_code: code };
}
