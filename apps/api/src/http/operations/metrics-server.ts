import { createServer, type Server } from "node:http";

const PATH = "/metrics";

/** Creates the server of Prometheus's metrics, on a port of its own that is not public; it does not listen yet. */
export function createMetricsServer(registry: { contentType: string; metrics(): Promise<string> }): Server {
  return createServer((request, reply) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== PATH) {
      reply.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => reply.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => reply.writeHead(500).end(error instanceof Error ? error.name : undefined),
    );
  });
}
