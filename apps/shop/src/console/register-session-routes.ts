import type { FastifyInstance } from "fastify";
import { readSessionCookie, writeSessionCookie } from "./session-cookie.ts";

type SessionOptions = { api: FastifyInstance; isHttps: boolean };

const TOKENS = "/operator/v1/tokens";

/**
 * Registers the session of the console: logging in asks the API for a token and keeps it in a cookie that no script can
 * read; logging out ends the token, too.
 */
export function registerSessionRoutes(app: FastifyInstance, { api, isHttps }: SessionOptions): void {
  app.post("/session", async (request, reply) => {
    const answer = await api.inject({
      method: "POST",
      url: TOKENS,
      remoteAddress: request.ip,
      payload: request.body as object,
    });
    if (answer.statusCode !== 200) return reply.code(answer.statusCode).send(answer.json());
    const { token, expiresAt, mustChangePassword } = answer.json<{
      token: string;
      expiresAt: string;
      mustChangePassword: boolean;
    }>();
    return reply
      .header("set-cookie", writeSessionCookie(token, isHttps, new Date(expiresAt)))
      .header("cache-control", "no-store")
      .send({ mustChangePassword });
  });

  app.delete("/session", async (request, reply) => {
    const token = readSessionCookie(request.headers.cookie, isHttps);
    if (token !== null) {
      await api.inject({
        method: "DELETE",
        url: TOKENS,
        remoteAddress: request.ip,
        headers: { authorization: `Bearer ${token}` },
      });
    }
    return reply
      .header("set-cookie", writeSessionCookie(null, isHttps, new Date(0)))
      .code(204)
      .send();
  });
}
