import type { FastifyInstance } from "fastify";
import { bindAuthorizeEndpoint, type SocialContext } from "./authorize-endpoint.ts";

type Form = Record<string, string | undefined>;

/** Binds Naver login under `/naver`. Its errors come with status 200, and its numbers as texts, like Naver's. */
export function bindNaverLoginStandIn(
  app: FastifyInstance,
  context: SocialContext,
  keys: { clientId: string; clientSecret: string },
): void {
  const { grants } = context;
  bindAuthorizeEndpoint(app, context, "naver", "/naver/oauth2.0/authorize", keys.clientId);

  app.post<{ Body: Form }>("/naver/oauth2.0/token", ({ body }) => {
    const { client_id: id, client_secret: secret, grant_type: kind, code = "" } = body ?? {};
    if (id !== keys.clientId || secret !== keys.clientSecret) return error("invalid_client");
    if (kind === "refresh_token") {
      const accessToken = /^refresh-(.+)$/.exec(body.refresh_token ?? "")?.[1] ?? "";
      if (!grants.personOf("naver", accessToken)) return error("invalid_request");
      return { access_token: accessToken, token_type: "bearer", expires_in: "3600" };
    }
    if (kind === "delete") {
      const person = grants.personOf("naver", body.access_token ?? "");
      if (!person) return error("invalid_request");
      grants.unlink("naver", person.id);
      return { access_token: body.access_token, result: "success" };
    }
    if (kind !== "authorization_code" || !body.state) return error("invalid_request");
    const bought = grants.redeem("naver", code, { redirectUri: null, verifier: body.code_verifier ?? null });
    if ("refused" in bought) return error("invalid_request");
    return {
      access_token: bought.accessToken,
      refresh_token: `refresh-${bought.accessToken}`,
      token_type: "bearer",
      expires_in: "3600",
    };
  });

  app.get("/naver/v1/nid/me", ({ headers }, reply) => {
    const person = grants.personOf("naver", /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "");
    if (!person) return reply.code(401).send({ resultcode: "024", message: "Authentication failed" });
    const { id, nickname, name, email, mobile } = person;
    return {
      resultcode: "00",
      message: "success",
      response: { id, nickname, name, mobile, ...(email === null ? {} : { email }) },
    };
  });
}

function error(kind: string) {
  return { error: kind, error_description: "no valid data in session" };
}
