import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { parseSentryDsn } from "../../gateways/error-reports/parse-sentry-dsn.ts";
import { networkOf } from "../../http/limits/derive-limited-networks-of-address.ts";
import { RefusalError } from "../../http/refusal-error.ts";

export type TunnelOptions = {
  /** DSN of the only project that reports are sent to. */
  dsn: string;
  fetch: typeof fetch;
  now: () => number;
};

/** Limit of a report in bytes: a replay of a minute. */
const BODY_BYTES = 1024 * 1024;
const MOST_A_MINUTE = 60;
const MINUTE = 60_000;
const TIMEOUT_MS = 5000;

/**
 * Registers `POST /monitor`: forwards browsers' reports to the project of the shop's own DSN and nowhere else, without
 * data about the sender. Without a DSN the address does not exist.
 */
export function registerTunnel(app: FastifyInstance, { dsn, fetch, now }: TunnelOptions): void {
  const to = parseSentryDsn(dsn);
  if (to === null) throw new Error("The tunnel needs a DSN");
  const seen = new LRUCache<string, { count: number; endsAt: number }>({ max: 10_000 });

  function count(network: string): void {
    const known = seen.get(network);
    const window = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + MINUTE };
    window.count += 1;
    seen.set(network, window);
    if (window.count > MOST_A_MINUTE) throw new RefusalError("TOO_MANY_REQUESTS");
  }

  void app.register(async (tunnel) => {
    tunnel.removeAllContentTypeParsers();
    tunnel.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    tunnel.post(
      "/monitor",
      { bodyLimit: BODY_BYTES, onRequest: async (request) => count(networkOf(request.ip)) },
      async (request, reply) => {
        const envelope = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isOurs(envelope, dsn)) throw new RefusalError("INVALID_INPUT");
        return pass(reply, envelope);
      },
    );
  });

  async function pass(reply: FastifyReply, envelope: Buffer): Promise<FastifyReply> {
    const answer = await fetch(to?.envelopeUrl ?? "", {
      method: "POST",
      headers: { "content-type": "application/x-sentry-envelope" },
      body: new Uint8Array(envelope),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    for (const name of ["retry-after", "x-sentry-rate-limits"]) {
      const said = answer?.headers.get(name);
      if (said) reply.header(name, said);
    }
    reply.header("cache-control", "no-store");
    // A failed report is dropped: the browser cannot do anything about it.
    return reply.code(answer?.status === 429 ? 429 : 204).send();
  }
}

/** Returns true when the first line of an envelope names the same project, key and host. */
function isOurs(envelope: Buffer, dsn: string): boolean {
  const end = envelope.indexOf("\n");
  try {
    const header: unknown = JSON.parse(envelope.subarray(0, end === -1 ? undefined : end).toString("utf8"));
    return typeof header === "object" && header !== null && "dsn" in header && isSame(header.dsn, dsn);
  } catch {
    return false;
  }
}

function isSame(said: unknown, dsn: string): boolean {
  const [theirs, ours] = [typeof said === "string" ? parseSentryDsn(said) : null, parseSentryDsn(dsn)];
  return theirs !== null && theirs.publicKey === ours?.publicKey && theirs.envelopeUrl === ours.envelopeUrl;
}
