import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { createSequence } from "../sequence.ts";
import { createGrants } from "./grants.ts";
import { bindKakao } from "./kakao.ts";
import { bindNaver } from "./naver.ts";
import { createPeople } from "./people.ts";

type Keys = { readonly clientId: string; readonly clientSecret: string };
export interface SocialKeys {
  readonly kakao: Keys;
  readonly naver: Keys;
}

/**
 * The logins of Kakao and Naver, with people to log in as; `/_sim/social/{provider}` adds another, and below it
 * `linked` lists who has agreed.
 */
export function bindSocial(app: FastifyInstance, keys: SocialKeys, clock: () => Date): void {
  const people = createPeople();
  const grants = createGrants(createSequence(keys.kakao.clientSecret), clock);
  const context = { people, grants };
  bindKakao(app, context, keys.kakao);
  bindNaver(app, context, keys.naver);
  app.post<{ Params: { provider: string } }>("/_sim/social/:provider", ({ params, body }, reply) => {
    const { provider } = params;
    if ((provider !== "kakao" && provider !== "naver") || !personBody.Check(body)) {
      return reply.code(400).send({ message: "id, nickname, name, email, isEmailVerified, mobile" });
    }
    people.add(provider, body);
    return body;
  });
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
