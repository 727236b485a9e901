import type { CallName } from "@todayfruit/contract/call-definition";
import type { FastifyReply, FastifyRequest } from "fastify";
import { WEBHOOKS } from "./admission/call-concurrency-limits.ts";
import type { BoundCall } from "./bind-calls.ts";
import { type Bound, boundsOf } from "./limits/derive-limited-networks-of-address.ts";
import type { SharedMinuteCounts } from "./limits/shared-minute-counts.ts";
import { RefusalError } from "./refusal-error.ts";

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type RateLimits = {
  /** Returns the hooks of a route; none where nothing is counted. */
  hookFor(bound: BoundCall): { onRequest?: Hook; onResponse?: Hook };
};

/** Logins and calls that lead to one: costly, because each hashes a password or sends a message. */
const LOGINS: readonly CallName[] = [
  "POST /v2/tokens",
  "POST /v2/tokens/oauth",
  "POST /v2/tokens/sign-up",
  "PUT /v1/auth/reset-password",
  "POST /v1/auth/find-email",
  "POST /operator/v1/tokens",
];
/** Guest tokens are cheap (one row) and counted apart, so that visitors do not use up their network's logins. */
const GUESTS: CallName = "POST /v2/tokens/guest";

/** Events that pages send by themselves are counted apart from the shopper's own changes. */
const EVENTS: CallName = "POST /v1/events";

/** Factor of the limit for webhooks: few addresses report on many shoppers. */
const TIMES_OF_NOTICES = 10;

/** Parts of the limit: a process reports each full part to the others; logins are counted exactly. */
const PARTS = 20;

/**
 * Counts changing requests per minute and network (an IPv4 address, an IPv6 /64 and, at a higher limit, its /48), and
 * separately and more strictly logins with sign-ups, guest tokens, and links that opened nothing, in all processes
 * together. Reads have a budget of their own (`limits/read-budget.ts`).
 */
export function createRateLimits(options: {
  changes: number;
  logins: number;
  windows: SharedMinuteCounts;
}): RateLimits {
  const { windows } = options;

  /** A full window is known in the process and refused without a statement. */
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

  /** Refuses secret links to a network that tried as many wrong ones as it may log in, until the minute is over. */
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
          // Counts the network first: a refusal there does not use up the limit of its site.
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
