import type { EdgeOptions, EdgePurgeResult } from "./edge-gateway-types.ts";

/**
 * Sends the requests to each address, one after the other, and the addresses at the same time. An address that does not
 * take one of them gets no more, and all are sent to every address again by the next try.
 *
 * @param isPurged tells from the body of a successful reply whether it was done
 */
export async function sendPurgesToAllAddresses(
  { urls, fetch, timeoutMs, onRequest }: EdgeOptions,
  requests: readonly RequestInit[],
  isPurged: (body: string) => boolean,
): Promise<EdgePurgeResult> {
  const results = await Promise.all(
    urls.map(async (url): Promise<EdgePurgeResult> => {
      for (const request of requests) {
        const result = await purgeOnce(url, request);
        onRequest(result.kind === "purged" ? "purged" : "failed");
        if (result.kind === "unavailable") return result;
      }
      return { kind: "purged" };
    }),
  );
  return results.find(({ kind }) => kind === "unavailable") ?? { kind: "purged" };

  async function purgeOnce(url: string, request: RequestInit): Promise<EdgePurgeResult> {
    try {
      const response = await fetch(url, {
        ...request,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = await response.text();
      if (response.ok && isPurged(body)) return { kind: "purged" };
      const retryAfter = Number(response.headers.get("retry-after") ?? 0);
      return {
        kind: "unavailable",
        reason: response.ok ? "not-purged" : `HTTP ${response.status}`,
        retryAfterMs: Number.isFinite(retryAfter) ? retryAfter * 1000 : 0,
      };
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unreachable";
      return { kind: "unavailable", reason, retryAfterMs: 0 };
    }
  }
}
