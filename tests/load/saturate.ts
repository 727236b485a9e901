import autocannon from "autocannon";

export type Saturation = { done: number; perSecond: number; p50: number; p99: number; failed: number };

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
 */
export async function saturateMany(
  origin: string,
  paths: readonly string[],
  { connections, seconds, headers = {} }: Load,
): Promise<Saturation> {
  let client = 0;
  const share = Math.floor(paths.length / connections);
  if (share === 0) throw new Error(`${paths.length} addresses for ${connections} connections`);
  return saturationOf(
    await autocannon({
      url: origin,
      connections,
      duration: seconds,
      headers,
      setupClient: (each) => {
        const own = paths.slice(client * share, (client + 1) * share);
        const from = { ...headers, "x-forwarded-for": `10.0.${client}.1` };
        client += 1;
        each.setRequests(own.map((path) => ({ method: "GET", path, headers: from })));
      },
    }),
  );
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
