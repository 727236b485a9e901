import type { Reply } from "@todayfruit/contract/all-calls";

type State = Reply<"GET /v1/payments/{orderId}">["state"];

/** Poll interval in ms while links are being shared; only the server knows whether they were sent. */
export const SHARED_POLL = 4_000;

/**
 * Poll interval of the result page in ms: short while the provider has not answered, long while a deposit is awaited,
 * `false` once settled.
 *
 * @param heard number of replies so far
 */
export function derivePaymentPollInterval(state: State | undefined, heard: number): number | false {
  if (state === "pending" || state === "ready") return heard < 10 ? 2_000 : 10_000;
  return state === "waiting_deposit" ? 15_000 : false;
}
