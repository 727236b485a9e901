import type { CallName } from "@todayfruit/contract/calls";
import type { FastifyReply, FastifyRequest } from "fastify";
import { WEBHOOKS } from "./admission/call-limits.ts";
import type { BoundCall } from "./bind.ts";
import { type Bound, boundsOf } from "./limits/network-of.ts";
import type { SharedWindows } from "./limits/shared-windows.ts";
import { RefusalError } from "./refusal-error.ts";

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type RateLimits = {
  /** What a route adds to itself: nothing where nothing is counted. */
  hookFor(bound: BoundCall): { onRequest?: Hook; onResponse?: Hook };
};

/** What makes a session, or somebody who can: dear, because a password is hashed or somebody is written to. */
const LOGINS: readonly CallName[] = [
  "POST /v2/tokens",
  "POST /v2/tokens/oauth",
  "POST /v2/tokens/sign-up",
  "PUT /v1/auth/reset-password",
  "POST /operator/v1/tokens",
];
/** Cheap: one row. Who only looks around does not use up what others of their network need for logging in. */
const GUESTS: CallName = "POST /v2/tokens/guest";

/** What pages say by themselves must not use up what their shopper may do. */
const EVENTS: CallName = "POST /v1/events";

/** Calls of companies from few addresses, about what many shoppers did: beside the changes of shoppers, ten times as many. */
const TIMES_OF_NOTICES = 10;

/** Of what is no login, a 20th of the limit is counted in a process before the others hear of it. */
const PARTS = 20;

/**
 * Counts changing requests a minute from one network (an IPv4 address, an IPv6 /64 and, at a higher limit, its /48), and
 * apart and stricter logins with sign-ups, guest tokens, and links that opened nothing, in all processes together. Reading has
 * a budget of its own (`limits/read-budget.ts`).
 */
export function createRateLimits(options: {
  changes: number;
  logins: number;
  windows: SharedWindows;
}): RateLimits {
  const { windows } = options;

  /** What is full is known here, and refused without a statement. */
  async function take(
    group: string,
    { network, times }: Bound,
    { limit, every }: { limit: number; every: number },
    reply: FastifyReply,
  ): Promise<void> {
    const key = `${group} ${network}`;
    const most = limit * times;
    if (windows.known(key) >= most || (await windows.add(key, every)) > most) refuse(reply);
  }

  function refuse(reply: FastifyReply): never {
    reply.header("retry-after", Math.ceil(windows.left() / 1000));
    throw new RefusalError("TOO_MANY_REQUESTS");
  }

  /** Whoever opened as many links that are none as they may log in, opens no more for the rest of the minute. */
  function guessing(isSecret: boolean): { onRequest?: Hook; onResponse?: Hook } {
    if (!isSecret || options.logins === 0) return {};
    const keyOf = ({ network }: Bound) => `guess ${network}`;
    return {
      async onRequest(request, reply) {
        const isFull = (bound: Bound) => windows.known(keyOf(bound)) >= options.logins * bound.times;
        if (boundsOf(request.ip).some(isFull)) refuse(reply);
      },
      async onResponse(request, reply) {
        if (reply.statusCode !== 404) return;
        await Promise.all(boundsOf(request.ip).map((bound) => windows.add(keyOf(bound), 1)));
      },
    };
  }

  return {
    hookFor({ name, call }) {
      const [method] = name.split(" ");
      const { group, limit, every } = limitOf(name, options);
      const guesses = guessing(call.secret === true);
      if (method === "GET" || limit === 0) return guesses;
      return {
        ...guesses,
        async onRequest(request, reply) {
          await guesses.onRequest?.(request, reply);
          // The network first: what it is refused does not use up what its site may do.
          for (const bound of boundsOf(request.ip)) await take(group, bound, { limit, every }, reply);
        },
      };
    },
  };
}

function limitOf(
  name: CallName,
  { changes, logins }: { changes: number; logins: number },
): { group: string; limit: number; every: number } {
  if (name === GUESTS) return { group: "guest", limit: logins, every: 1 };
  if (LOGINS.includes(name)) return { group: "login", limit: logins, every: 1 };
  const isNotice = WEBHOOKS.includes(name);
  const limit = isNotice ? changes * TIMES_OF_NOTICES : changes;
  const group = isNotice ? "notice" : name === EVENTS ? "event" : "change";
  return { group, limit, every: Math.max(1, Math.floor(limit / PARTS)) };
}
