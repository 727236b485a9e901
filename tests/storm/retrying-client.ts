import { setTimeout as wait } from "node:timers/promises";
import { createJsonClient, type JsonClient, type JsonReply } from "../load/json-client.ts";

/** Client that repeats refused requests as a browser does. */

export type Counted = { replies: Map<string, number>; milliseconds: number[]; refusedMs: number[] };

/** Refusals after which a browser repeats the request automatically. */
const BUSY: readonly unknown[] = ["SHOP_BUSY", "STOCK_BUSY", "NOT_READY", "IDEMPOTENCY_IN_PROGRESS"];

/**
 * Client that behaves like a shopper's browser: retries a busy or unreachable shop after the time it names. Counts
 * replies by status and code.
 *
 * @param random number from 0 to 1, which spreads the retries
 */
export function createRetryingClient(
  base: string,
  { sockets, patienceMs, random }: { sockets: number; patienceMs: number; random: () => number },
): JsonClient & Counted {
  const client = createJsonClient(base, sockets);
  const counted: Counted = { replies: new Map(), milliseconds: [], refusedMs: [] };

  async function once(...request: Parameters<JsonClient["send"]>): Promise<JsonReply | null> {
    const begin = performance.now();
    try {
      const reply = await client.send(...request);
      const ms = performance.now() - begin;
      (reply.status === 503 ? counted.refusedMs : counted.milliseconds).push(ms);
      count(reply.status >= 400 ? `${reply.status} ${String(reply.body.code)}` : String(reply.status));
      return reply;
    } catch (error) {
      count(error instanceof Error && "code" in error ? String(error.code) : "failed");
      return null;
    }
  }

  function count(name: string): void {
    counted.replies.set(name, (counted.replies.get(name) ?? 0) + 1);
  }

  return {
    ...counted,
    async send(...request) {
      const until = performance.now() + patienceMs;
      for (;;) {
        const reply = await once(...request);
        if (reply && !BUSY.includes(reply.body.code)) return reply;
        if (performance.now() > until) throw new Error(`no answer within ${patienceMs} ms`);
        await wait((reply?.retryAfter ?? 1) * 1000 * (0.5 + random()));
      }
    },
    close: () => client.close(),
  };
}
