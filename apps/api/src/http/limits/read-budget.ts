import type { FastifyReply, FastifyRequest } from "fastify";
import { RefusalError } from "../refusal-error.ts";
import { boundsOf } from "./network-of.ts";
import type { SharedWindows } from "./shared-windows.ts";

/** What a network may spend on reading in a minute, in all processes together; reading a cart costs 1. */
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

/** A process counts a 20th of the budget before the others hear of it: a statement for each 600 of 12,000. */
const PARTS = 20;

/**
 * Creates the budget of reading. What is kept is never charged, so that pages and public replies go out however many of one
 * office look at them; what has to be made costs by its work (`read-costs.ts`).
 *
 * @param limit costs a minute of an IPv4 address or an IPv6 /64; 0 switches the budget off
 */
export function createReadBudget({ limit, windows }: { limit: number; windows: SharedWindows }): ReadBudget {
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
        // The sum is read by the next check; a database that cannot count is told of by the windows.
        void windows.add(keyOf(network), Math.max(1, Math.floor((limit * times) / PARTS)), cost);
      }
    },
  };
}
