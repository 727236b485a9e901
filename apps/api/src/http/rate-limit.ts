import type { CallName } from "@todayfruit/contract/calls";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { BoundCall } from "./bind.ts";
import { RefusalError } from "./refusal-error.ts";

export type RateLimits = {
  /** What a route adds to itself: nothing where nothing is counted. */
  hookFor(bound: BoundCall): { onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<void> };
};

type Window = { count: number; endsAt: number };

const MINUTE = 60_000;
/** What makes a session, or somebody who can. */
const LOGINS: readonly CallName[] = [
  "POST /v2/tokens",
  "POST /v2/tokens/guest",
  "POST /v2/tokens/oauth",
  "POST /v2/tokens/sign-up",
  "PUT /v1/auth/reset-password",
  "POST /operator/v1/tokens",
];

/**
 * Counts changing requests a minute from one address, and logins, sign-ups and guest tokens apart and stricter.
 * Reading is not limited here: public replies are kept in memory and a proxy or CDN stands in front.
 */
export function createRateLimits(options: {
  changes: number;
  logins: number;
  now: () => number;
}): RateLimits {
  const windows = new LRUCache<string, Window>({ max: 100_000 });

  function take(key: string, limit: number, reply: FastifyReply): void {
    const now = options.now();
    const window = windows.get(key);
    if (!window || window.endsAt <= now) {
      windows.set(key, { count: 1, endsAt: now + MINUTE });
      return;
    }
    window.count += 1;
    if (window.count > limit) {
      reply.header("retry-after", Math.ceil((window.endsAt - now) / 1000));
      throw new RefusalError("TOO_MANY_REQUESTS");
    }
  }

  return {
    hookFor({ name }) {
      const [method] = name.split(" ");
      const isLogin = LOGINS.includes(name);
      const limit = isLogin ? options.logins : options.changes;
      const group = isLogin ? "login" : "change";
      if (method === "GET" || limit === 0) return {};
      return { onRequest: async (request, reply) => take(`${group} ${request.ip}`, limit, reply) };
    },
  };
}
