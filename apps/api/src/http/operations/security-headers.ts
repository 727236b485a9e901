import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Headers that every answer carries; pages set their own Content-Security-Policy over the strict default. */
export function useSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook("onRequest", (request, reply, done) => {
    setSecurityHeaders(request, reply, isHttps);
    done();
  });
}

/** For answers that are given before any hook runs, too. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  reply.header("x-request-id", request.id);
  reply.headers(isHttps ? { ...HEADERS, "strict-transport-security": "max-age=31536000" } : HEADERS);
}

/**
 * A script or a stylesheet is never shown as a page, so it goes without the four headers that only a page obeys (250
 * bytes of each file of a first visit).
 */
export function leaveOutPageHeaders(reply: FastifyReply): void {
  for (const name of OF_PAGES) reply.removeHeader(name);
}

const OF_PAGES = [
  "x-frame-options",
  "cross-origin-opener-policy",
  "permissions-policy",
  "content-security-policy",
] as const;

const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;
