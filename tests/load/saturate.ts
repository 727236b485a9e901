import autocannon from "autocannon";

export type Saturation = { perSecond: number; p50: number; p99: number; failed: number };

/** Sends as many requests to one URL as it answers over some connections within `seconds`; times in ms. */
export async function saturate(
  url: string,
  {
    connections,
    seconds,
    headers = {},
  }: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<Saturation> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}
