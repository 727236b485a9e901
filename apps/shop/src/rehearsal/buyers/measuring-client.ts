import { Agent, request } from "node:http";
import type { CallFigures, RehearsedCall } from "@todayfruit/domain/waiting-rooms/rehearsal-figure-types";

export type MeasuredReply = { status: number; body: Record<string, unknown> };

/** Client of a rehearsal's buyers, which keeps how long each call took and what it was refused with. */
export type MeasuringClient = {
  send(method: string, path: string, token: string | null, body?: unknown): Promise<MeasuredReply>;
  /** Figures of the calls so far. */
  figures(): { calls: CallFigures[]; serverErrors: number; refusals: { code: string; count: number }[] };
  close(): void;
};

/** Kinds of measured calls by their method and path. */
const KINDS: readonly (readonly [RegExp, RehearsedCall])[] = [
  [/^POST \/v1\/waiting-rooms\/\d+\/place$/, "enter"],
  [/^GET \/v1\/waiting-rooms\/\d+\/place$/, "wait"],
  [/^POST \/v4\/app-users\/order-tmp$/, "open"],
  [/^PATCH \/v4\/app-users\/order-tmp\/calculate\//, "price"],
  [/^POST \/v4\/app-users\/order-tmp\/chk\//, "order"],
  [/^POST \/v1\/payments\/confirm$/, "pay"],
];

/** Opens a client with a fixed number of connections. */
export function createMeasuringClient(base: string, sockets: number): MeasuringClient {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const kept = new Map<RehearsedCall, number[]>();
  const refusals = new Map<string, number>();
  let serverErrors = 0;

  function keep(kind: RehearsedCall | undefined, begin: number, { status, body }: MeasuredReply): void {
    if (status >= 500) serverErrors += 1;
    else if (status >= 400 && typeof body.code === "string")
      refusals.set(body.code, (refusals.get(body.code) ?? 0) + 1);
    if (kind === undefined || status >= 400) return;
    const times = kept.get(kind) ?? [];
    times.push(performance.now() - begin);
    kept.set(kind, times);
  }

  return {
    async send(method, path, token, body) {
      const kind = KINDS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1];
      const { begin, ...reply } = await exchange({ agent, hostname, port, method, path }, token, body);
      keep(kind, begin, reply);
      return reply;
    },
    figures: () => ({
      calls: [...kept].map(([call, times]) => ({
        call,
        count: times.length,
        p50Ms: percentileOf(times, 0.5),
        p99Ms: percentileOf(times, 0.99),
      })),
      serverErrors,
      refusals: [...refusals].map(([code, count]) => ({ code, count })),
    }),
    close: () => agent.destroy(),
  };
}

type Target = { agent: Agent; hostname: string; port: string; method: string; path: string };

/** Sends a request; `begin` is when it got a connection, since waiting for one is the client's own doing. */
function exchange(
  target: Target,
  token: string | null,
  body: unknown,
): Promise<MeasuredReply & { begin: number }> {
  const payload = body === undefined ? null : Buffer.from(JSON.stringify(body));
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(payload && { "content-type": "application/json", "content-length": payload.byteLength }),
  };
  return new Promise((resolve, reject) => {
    let begin = performance.now();
    const sent = request({ ...target, headers }, async (response) => {
      try {
        const text = Buffer.concat(await response.toArray()).toString("utf8");
        const body = text.startsWith("{") ? JSON.parse(text) : {};
        resolve({ status: response.statusCode ?? 0, body, begin });
      } catch (error) {
        reject(error);
      }
    });
    sent.once("socket", () => {
      begin = performance.now();
    });
    sent.on("error", reject);
    sent.end(payload ?? undefined);
  });
}

/** Returns the value below which a share of the values lies, rounded. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
