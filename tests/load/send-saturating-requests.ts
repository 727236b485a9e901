import autocannon from "autocannon";

export type Saturation = {
  done: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Requests without a reply of 2xx. */
  failed: number;
};

/** Reply of a shop that has more to do than it admits. */
const BUSY = 503;

type Load = { connections: number; seconds: number; headers?: Record<string, string> };

/** Sends as many requests to one URL as it answers over some connections within `seconds`; times in ms. */
export async function saturate(
  url: string,
  { connections, seconds, headers = {} }: Load,
): Promise<Saturation> {
  return saturationOf(await autocannon({ url, connections, duration: seconds, headers }));
}

/**
 * Sends requests to many addresses of an origin, each connection to its own share of them in turn, so that no two ask
 * for the same at once; begins again where a share ends. Each connection is that of another network, for a shop with
 * `TRUST_PROXY`.
 *
 * @returns with the requests that the shop was too busy for, which are among the failed ones
 */
export async function saturateMany(
  origin: string,
  paths: readonly string[],
  { connections, seconds, headers = {} }: Load,
): Promise<Saturation & { refused: number }> {
  let client = 0;
  let refused = 0;
  const share = Math.floor(paths.length / connections);
  if (share === 0) throw new Error(`${paths.length} addresses for ${connections} connections`);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers,
    setupClient: (each) => {
      const own = paths.slice(client * share, (client + 1) * share);
      const from = { ...headers, "x-forwarded-for": `10.0.${client}.1` };
      client += 1;
      each.setRequests(own.map((path) => ({ method: "GET", path, headers: from })));
      each.on("response", (status) => {
        if (status === BUSY) refused += 1;
      });
    },
  });
  return { ...saturationOf(result), refused };
}

function saturationOf(result: autocannon.Result): Saturation {
  return {
    done: result.requests.total,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}
