import { TRACKER_RULES } from "@todayfruit/domain/analytics/tracker-rules";

export const EVENTS_PATH = "/v1/events";
/** Browsers let 64 KB outlive a page; the longer, of Hangul, goes out as any other request does. */
const LONGEST_KEPT_ALIVE = 20_000;
const TIMED_OUT = 408;
const TOO_MANY = 429;
const BUG = 500;

/**
 * Tells the shop what happened, within three seconds. Rule: specification §9, "tracker timeout 3 s".
 *
 * @returns whether that is settled: taken, or refused so that it would be refused again; rejects without an answer
 */
export async function postBatch(body: string, send: typeof fetch = fetch): Promise<boolean> {
  const { status } = await send(EVENTS_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    keepalive: body.length < LONGEST_KEPT_ALIVE,
    signal: AbortSignal.timeout(TRACKER_RULES.timeoutMs),
  });
  return status < BUG && status !== TIMED_OUT && status !== TOO_MANY;
}
