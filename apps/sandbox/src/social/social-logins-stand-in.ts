import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { createDeterministicIdGenerator } from "../deterministic-id-generator.ts";
import { createAuthorizationGrantStore } from "./authorization-grant-store.ts";
import { buildUnlinkWebhookRequest } from "./build-unlink-webhook-request.ts";
import { bindKakaoLoginStandIn } from "./kakao-login-stand-in.ts";
import { bindNaverLoginStandIn } from "./naver-login-stand-in.ts";
import { createPeople, type Provider } from "./people.ts";
import type { SocialClientCredentials } from "./social-client-credential-types.ts";

/** Stand-ins of the logins of Kakao and Naver. */

/** Address of the shop for each provider's notices of ended links; `null` sends none. */
export type UnlinkUrls = Readonly<Record<Provider, string | null>>;

/**
 * Binds the logins of Kakao and Naver, with people to log in as; `/_sim/social/{provider}` adds another. Below it,
 * `linked` lists those who have agreed, and `{id}/unlink` ends a link as in the provider's own settings.
 */
export function bindSocialLoginsStandIn(
  app: FastifyInstance,
  {
    keys,
    clock,
    unlinkUrls,
    fetch,
  }: {
    keys: SocialClientCredentials;
    clock: () => Date;
    unlinkUrls: UnlinkUrls;
    fetch: typeof globalThis.fetch;
  },
): void {
  const people = createPeople();
  const grants = createAuthorizationGrantStore(
    createDeterministicIdGenerator(keys.kakao.clientSecret),
    clock,
  );
  const context = { people, grants };
  bindKakaoLoginStandIn(app, context, keys.kakao);
  bindNaverLoginStandIn(app, context, keys.naver);
  app.post<{ Params: { provider: string } }>("/_sim/social/:provider", ({ params, body }, reply) => {
    const { provider } = params;
    if ((provider !== "kakao" && provider !== "naver") || !personBody.Check(body)) {
      return reply.code(400).send({ message: "id, nickname, name, email, isEmailVerified, mobile" });
    }
    people.add(provider, body);
    return body;
  });
  app.post<{ Params: { provider: string; id: string } }>(
    "/_sim/social/:provider/:id/unlink",
    async ({ params }) => {
      const provider = params.provider === "kakao" ? "kakao" : "naver";
      grants.unlink(provider, params.id);
      const notice = buildUnlinkWebhookRequest(provider, params.id, keys, clock());
      const url = unlinkUrls[provider];
      const answer = url === null ? null : await fetch(url, { method: "POST", ...notice });
      return { notice, status: answer?.status ?? null };
    },
  );
  app.get<{ Params: { provider: string } }>("/_sim/social/:provider/linked", ({ params }) => ({
    list: grants.linked(params.provider === "kakao" ? "kakao" : "naver"),
  }));
}

const personBody = Compile(
  Type.Object({
    id: Type.String({ pattern: "^[A-Za-z0-9_-]{1,64}$" }),
    nickname: Type.String({ minLength: 1, maxLength: 30 }),
    name: Type.String({ minLength: 1, maxLength: 30 }),
    email: Type.Union([Type.String(), Type.Null()]),
    isEmailVerified: Type.Boolean(),
    mobile: Type.String({ pattern: "^010-\\d{4}-\\d{4}$" }),
  }),
);
