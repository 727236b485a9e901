import type { FastifyInstance } from "fastify";

/** Stand-ins of Google Analytics 4 and Sentry. */

type Told = {
  readonly measurements: object[];
  readonly hits: object[];
  readonly envelopes: string[];
};

/** Number of entries of each kind that are kept. */
const KEPT = 500;
const ENVELOPE_BYTES = 2 * 1024 * 1024;

/** The browser's tag: events of a page are posted to /g/collect, like to Google. */
const TAG = `(() => {
  const at = new URL(document.currentScript.src).origin;
  const say = (args) => {
    if (args[0] !== "event") return;
    const body = JSON.stringify({ name: args[1], params: args[2] });
    fetch(at + "/g/collect", { method: "POST", body, mode: "no-cors", keepalive: true });
  };
  const layer = (window.dataLayer = window.dataLayer || []);
  layer.forEach(say);
  layer.push = (...more) => { more.forEach(say); return Array.prototype.push.apply(layer, more); };
})();`;

/**
 * Binds Google Analytics 4 (tag and Measurement Protocol) and Sentry, as far as the shop uses them; both accept
 * everything. `/_sim/measured` lists what they received.
 */
export function bindGoogleAnalyticsAndSentryStandIn(app: FastifyInstance): void {
  const told: Told = { measurements: [], hits: [], envelopes: [] };
  app.get("/gtag/js", (_request, reply) => reply.type("text/javascript").send(TAG));
  app.post("/mp/collect", (request, reply) => {
    remember(told.measurements, request.body as object);
    return reply.code(204).send();
  });
  app.register(async (bytes) => {
    bytes.removeAllContentTypeParsers();
    bytes.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: ENVELOPE_BYTES },
      (_request, body, done) => done(null, body),
    );
    bytes.post("/g/collect", (request, reply) => {
      remember(told.hits, JSON.parse(String(request.body)));
      return reply.code(204).send();
    });
    bytes.post<{ Params: { project: string } }>("/api/:project/envelope/", (request) => {
      remember(told.envelopes, String(request.body));
      return {};
    });
  });
  app.get("/_sim/measured", () => told);
}

function remember<T>(list: T[], what: T): void {
  list.push(what);
  if (list.length > KEPT) list.shift();
}
