import type { FastifyReply, FastifyRequest } from "fastify";
import { codingFor, type SentReply } from "./response-cache.ts";

/** Sends kept bytes in a coding the browser takes, or 304 when it already has them. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, kept: SentReply): FastifyReply {
  const wanted = codingFor(request.headers["accept-encoding"]);
  const coding = wanted !== "plain" && kept.codings.includes(wanted) ? wanted : "plain";
  reply.headers(kept.headers).header("etag", kept.etag).header("vary", "accept-encoding");
  if (kept.status === 200 && request.headers["if-none-match"] === kept.etag) return reply.code(304).send();
  if (coding !== "plain") reply.header("content-encoding", coding);
  return reply.code(kept.status).send(kept[coding]);
}
