import type { FastifyInstance } from "fastify";
import { html, sendPage } from "../build-and-send-html-page.ts";
import type { Grants } from "./authorization-grant-store.ts";
import { consentPage } from "./consent-page.ts";
import type { People, Provider } from "./people.ts";

export type SocialContext = {
  readonly people: People;
  readonly grants: Grants;
};

type Asked = Record<
  | "response_type"
  | "client_id"
  | "redirect_uri"
  | "state"
  | "code_challenge"
  | "code_challenge_method"
  | "person",
  string | undefined
>;

/**
 * Binds the consent page of a provider. With `person` it answers as if that person had agreed (`none`: refused),
 * which is what its own links do.
 */
export function bindAuthorizeEndpoint(
  app: FastifyInstance,
  { people, grants }: SocialContext,
  provider: Provider,
  path: string,
  clientId: string,
): void {
  app.get<{ Querystring: Asked }>(path, ({ query }, reply) => {
    const problem = problemOf(query, clientId);
    if (problem) {
      return sendPage(reply, "로그인할 수 없어요", html`<h1>로그인할 수 없어요</h1><p>${problem}</p>`, {
        status: 400,
      });
    }
    const { redirect_uri: redirectUri = "", state = "" } = query;
    const back = (said: Record<string, string>) => {
      const url = new URL(redirectUri);
      for (const [name, value] of Object.entries({ ...said, state })) url.searchParams.set(name, value);
      return url.href;
    };
    if (query.person === "none") {
      return reply.redirect(back({ error: "access_denied", error_description: "User denied access" }), 302);
    }
    const person = query.person === undefined ? null : people.find(provider, query.person);
    if (person) {
      const challenge = query.code_challenge ?? null;
      return reply.redirect(back({ code: grants.give({ provider, person, redirectUri, challenge }) }), 302);
    }
    const linkOf = (chosen: { id: string } | null) =>
      `${path}?${new URLSearchParams({ ...(query as Record<string, string>), person: chosen?.id ?? "none" })}`;
    return sendPage(reply, "로그인하기", consentPage(provider, people.all(provider), linkOf));
  });
}

function problemOf(query: Asked, clientId: string): string | null {
  if (query.client_id !== clientId) return "KOE101 앱 키가 올바르지 않습니다.";
  if (query.response_type !== "code") return "KOE001 response_type을 확인해 주세요.";
  if (!URL.canParse(query.redirect_uri ?? "")) return "KOE006 등록하지 않은 redirect URI입니다.";
  if (!query.state) return "state가 필요합니다.";
  if (query.code_challenge && query.code_challenge_method !== "S256")
    return "code_challenge_method는 S256이어야 합니다.";
  return null;
}
