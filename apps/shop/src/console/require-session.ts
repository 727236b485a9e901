import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readSessionCookie } from "./session-cookie.ts";

const ME = "/operator/v1/me";

/**
 * Creates a hook for what logged-in operators alone may read: a browser without a session is led to the login and back,
 * another reader gets the API's refusal.
 */
export function requireSession({ api, isHttps }: { api: FastifyInstance; isHttps: boolean }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const token = readSessionCookie(request.headers.cookie, isHttps);
    const answer = await api.inject({
      url: ME,
      remoteAddress: request.ip,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (answer.statusCode === 200) return undefined;
    reply.header("cache-control", "no-store");
    if (answer.statusCode === 401 && request.headers.accept?.includes("text/html")) {
      return reply.redirect(`/login?next=${encodeURIComponent(request.url)}`);
    }
    return reply.code(answer.statusCode).send(answer.json());
  };
}
