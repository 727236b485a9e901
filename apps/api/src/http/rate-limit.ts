import type { CallName } from "@todayfruit/contract/calls";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { BoundCall } from "./bind.ts";
import { networkOf } from "./limits/network-of.ts";
import { RefusalError } from "./refusal-error.ts";

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type RateLimits = {
  /** What a route adds to itself: nothing where nothing is counted. */
  hookFor(bound: BoundCall): { onRequest?: Hook; onResponse?: Hook };
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

/** What pages say by themselves must not use up what their shopper may do. */
const EVENTS: CallName = "POST /v1/events";

/**
 * Counts changing requests a minute from one network (an IPv4 address, an IPv6 /64), and apart and stricter logins, sign-ups and guest tokens, and links
 * that opened nothing. Reading is not limited otherwise: public replies are kept in memory and a proxy or CDN stands in
 * front.
 */
export function createRateLimits(options: {
  changes: number;
  logins: number;
  now: () => number;
}): RateLimits {
  const windows = new LRUCache<string, Window>({ max: 100_000 });

  function windowOf(key: string): Window {
    const now = options.now();
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    const window = { count: 0, endsAt: now + MINUTE };
    windows.set(key, window);
    return window;
  }

  function take(key: string, limit: number, reply: FastifyReply): void {
    const window = windowOf(key);
    window.count += 1;
    if (window.count > limit) refuse(window, reply);
  }

  function refuse({ endsAt }: Window, reply: FastifyReply): never {
    reply.header("retry-after", Math.ceil((endsAt - options.now()) / 1000));
    throw new RefusalError("TOO_MANY_REQUESTS");
  }

  /** Whoever opened as many links that are none as they may log in, opens no more for the rest of the minute. */
  function guessing(isSecret: boolean): { onRequest?: Hook; onResponse?: Hook } {
    if (!isSecret || options.logins === 0) return {};
    return {
      async onRequest(request, reply) {
        const window = windowOf(`guess ${networkOf(request.ip)}`);
        if (window.count >= options.logins) refuse(window, reply);
      },
      async onResponse(request, reply) {
        if (reply.statusCode === 404) windowOf(`guess ${networkOf(request.ip)}`).count += 1;
      },
    };
  }

  return {
    hookFor({ name, call }) {
      const [method] = name.split(" ");
      const isLogin = LOGINS.includes(name);
      const limit = isLogin ? options.logins : options.changes;
      const group = isLogin ? "login" : name === EVENTS ? "event" : "change";
      const guesses = guessing(call.secret === true);
      if (method === "GET" || limit === 0) return guesses;
      return {
        ...guesses,
        async onRequest(request, reply) {
          await guesses.onRequest?.(request, reply);
          take(`${group} ${networkOf(request.ip)}`, limit, reply);
        },
      };
    },
  };
}
