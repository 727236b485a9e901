import type { FastifyReply, FastifyRequest } from "fastify";
import { withoutSharing } from "./derive-edge-tags-and-purges.ts";
import { codingFor, type SentReply } from "./response-cache.ts";

/** Sends kept bytes in a coding the browser takes, or 304 when it already has them. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, kept: SentReply): FastifyReply {
  const wanted = codingFor(request.headers["accept-encoding"]);
  const coded = wanted === "plain" ? undefined : kept.coded[wanted];
  const headers = isOfSession(request) ? ownHeaders(kept.headers) : kept.headers;
  reply.headers(headers).header("etag", kept.etag).header("vary", "accept-encoding");
  if (kept.status === 200 && request.headers["if-none-match"] === kept.etag) return reply.code(304).send();
  if (coded) reply.header("content-encoding", wanted);
  return reply.code(kept.status).send(coded ?? kept.plain());
}

/** Cookies of a session, which no call of the shop reads: that of the storefront and those of the console. */
const SESSION_COOKIE = /(?:^|;\s*)(?:token|console|__Host-console)=/;

function isOfSession({ headers: { authorization, cookie } }: FastifyRequest): boolean {
  return authorization !== undefined || (cookie !== undefined && SESSION_COOKIE.test(cookie));
}

/**
 * Returns the headers for a request with a session: the bytes are everybody's, but no shared cache learns from such a
 * request. Files with their hash in the name stay shared.
 */
function ownHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const caching = headers["cache-control"] ?? "";
  if (!caching.startsWith("public") || caching.endsWith("immutable")) return headers;
  return { ...withoutSharing(headers), "cache-control": caching.replace("public", "private") };
}
