import { VISIT_TIME_LIMITS } from "@todayfruit/domain/analytics/visit-time-limits";

export const EVENTS_PATH = "/v1/events";
/** Longest body sent with keepalive, in characters: browsers allow 64 KB, and Hangul takes 3 bytes each. */
const LONGEST_KEPT_ALIVE = 20_000;
const TIMED_OUT = 408;
const TOO_MANY = 429;
const BUG = 500;

/**
 * Posts a batch of events within three seconds. Rule: specification §9, "tracker timeout 3 s".
 *
 * @returns true when settled: accepted, or refused for good; false when it may be retried; rejects without a reply
 */
export async function postEventBatch(body: string, send: typeof fetch = fetch): Promise<boolean> {
  const { status } = await send(EVENTS_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    keepalive: body.length < LONGEST_KEPT_ALIVE,
    signal: AbortSignal.timeout(VISIT_TIME_LIMITS.timeoutMs),
  });
  return status < BUG && status !== TIMED_OUT && status !== TOO_MANY;
}
