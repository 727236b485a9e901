import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { type AddQueue, registerRequestQueueGauge } from "../admission/register-request-queue-gauge.ts";
import { routeOf } from "../error-handler.ts";
import type { Log } from "../log.ts";

export type Metrics = {
  registry: Registry;
  statements: Counter;
  reads: Counter;
  made: Counter;
  served: Counter;
  edgePurges: Counter;
  addQueue: AddQueue;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    addQueue: registerRequestQueueGauge(registry),
    statements: new Counter({
      name: "sql_statements_total",
      help: "Statements sent to the database",
      registers: [registry],
    }),
    reads: new Counter({
      name: "sql_reads_total",
      help: "Reads that may go to a replica, by reader (public, buyer, operator) and by the server that answered (primary, replica)",
      labelNames: ["reader", "target"],
      registers: [registry],
    }),
    served: new Counter({
      name: "kept_replies_served_total",
      help: "Public replies and pages that were served: kept and fresh, stale, made, or the last good one over an error",
      labelNames: ["how"],
      registers: [registry],
    }),
    edgePurges: new Counter({
      name: "edge_purge_requests_total",
      help: "Requests to purge the cache in front of the shop, by result (purged, failed)",
      labelNames: ["result"],
      registers: [registry],
    }),
    made: new Counter({
      name: "kept_replies_made_total",
      help: "Public replies and pages that were made because none was kept",
      registers: [registry],
    }),
  };
}

/**
 * Logs and measures each answered request: method, route, status and duration, no content. A stream of events lasts as long
 * as its reader stays, which is no time to answer.
 */
export function logAndMeasureRequests(app: FastifyInstance, log: Log, { registry }: Metrics): void {
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time to answer by route and status",
    labelNames: ["route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const observers = new Map<string, { observe(value: number): void }>();
  const observerOf = (route: string, status: number) => {
    const key = `${status} ${route}`;
    const observer = observers.get(key) ?? seconds.labels(route, String(status));
    observers.set(key, observer);
    return observer;
  };
  app.addHook("onResponse", (request, reply, done) => {
    done();
    const route = `${request.method} ${routeOf(request)}`;
    const isStream = request.routeOptions.config.streamsEvents === true && reply.statusCode === 200;
    if (!isStream) observerOf(route, reply.statusCode).observe(reply.elapsedTime / 1000);
    const ms = Math.round(reply.elapsedTime);
    log.debug("request", { requestId: request.id, route, status: reply.statusCode, ms });
    if (reply.statusCode >= 500)
      log.warn("failed request", { requestId: request.id, route, status: reply.statusCode, ms });
  });
}
