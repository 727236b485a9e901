import { Gauge, type Registry } from "prom-client";

/**
 * Registers a queue of requests.
 *
 * @param kind label of the queue, e.g. `browse`; a later queue of the same kind takes the place of the earlier one
 * @param waiting requests in it now
 */
export type AddQueue = (kind: string, waiting: () => number) => void;

/**
 * Registers a gauge of the requests that wait in this process, by kind; a deployment scales by it. They are counted at the
 * scrape. A kind without a queue has no sample.
 */
export function registerRequestQueueGauge(registry: Registry): AddQueue {
  const queues = new Map<string, () => number>();
  new Gauge({
    name: "http_requests_waiting",
    help: "Requests that wait in this process for their turn, by kind of work (browse, buy, outside, draw, operate, page)",
    labelNames: ["kind"],
    registers: [registry],
    collect() {
      for (const [kind, waiting] of queues) this.set({ kind }, waiting());
    },
  });
  return (kind, waiting) => void queues.set(kind, waiting);
}
