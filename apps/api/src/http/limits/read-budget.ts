import type { FastifyReply, FastifyRequest } from "fastify";
import { RefusalError } from "../refusal-error.ts";
import { boundsOf } from "./derive-limited-networks-of-address.ts";
import type { SharedMinuteCounts } from "./shared-minute-counts.ts";

/** Budget of a network for reading in a minute, in all processes together; reading a cart costs 1. */
export type ReadBudget = {
  /**
   * Refuses when the budget of the network is spent. Asks no database.
   *
   * @throws RefusalError TOO_MANY_REQUESTS with `Retry-After` in seconds
   */
  check(request: Pick<FastifyRequest, "ip">, reply: FastifyReply): void;
  /** Counts the cost of work that is about to be done. */
  charge(request: Pick<FastifyRequest, "ip">, cost: number): void;
};

/** Parts of the budget; a process reports each full part to the others: one statement per 600 of 12,000. */
const PARTS = 20;

/**
 * Creates the read budget. Cached pages and replies are free, so that an office full of shoppers can read them; a reply
 * that has to be made is charged by its work (`read-budget-costs.ts`).
 *
 * @param limit costs a minute of an IPv4 address or an IPv6 /64; 0 switches the budget off
 */
export function createReadBudget({
  limit,
  windows,
}: {
  limit: number;
  windows: SharedMinuteCounts;
}): ReadBudget {
  const keyOf = (network: string) => `read ${network}`;
  return {
    check({ ip }, reply) {
      if (limit === 0) return;
      for (const { network, times } of boundsOf(ip)) {
        if (windows.known(keyOf(network)) < limit * times) continue;
        reply.header("retry-after", Math.ceil(windows.left() / 1000));
        throw new RefusalError("TOO_MANY_REQUESTS");
      }
    },
    charge({ ip }, cost) {
      if (limit === 0) return;
      for (const { network, times } of boundsOf(ip)) {
        // The next check reads the sum; the windows report a database that cannot count.
        void windows.add(keyOf(network), Math.max(1, Math.floor((limit * times) / PARTS)), cost);
      }
    },
  };
}
