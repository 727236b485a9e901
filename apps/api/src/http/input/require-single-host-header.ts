import type { FastifyInstance } from "fastify";
import { RefusalError } from "../refusal-error.ts";

const HOST = "host";

/**
 * Refuses with INVALID_INPUT a request with more than one host (RFC 9112, 3.2): a proxy in front may have routed by the
 * other one.
 */
export function requireSingleHostHeader(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    done(hostsOf(request.raw.rawHeaders) > 1 ? new RefusalError("INVALID_INPUT") : undefined);
  });
}

/** @param raw names and values in turn, as they came */
function hostsOf(raw: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? "";
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts;
}
