import type { FastifyInstance } from "fastify";
import { routeOf } from "../error-handler.ts";

/** Spans of work, nested; names and routes, no content. */
export type Tracing = {
  /** Runs work in a span. */
  around<T>(name: string, work: () => Promise<T>): Promise<T>;
  /**
   * Opens the span of a request; everything that `next` starts is nested in it.
   *
   * @param traceparent header of the caller, so that a trace goes on across companies
   * @returns closes it, with the status of the answer
   */
  request(name: string, traceparent: string | undefined, next: () => void): (status: number) => void;
};

export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const ends = new WeakMap<object, (status: number) => void>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { traceparent } = request.headers;
    const parent = typeof traceparent === "string" ? traceparent : undefined;
    ends.set(request, tracing.request(`${request.method} ${routeOf(request)}`, parent, done));
  });
  app.addHook("onResponse", (request, reply, done) => {
    ends.get(request)?.(reply.statusCode);
    done();
  });
}
