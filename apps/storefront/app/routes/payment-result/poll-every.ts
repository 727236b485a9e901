import type { Reply } from "@todayfruit/contract/all-calls";

type State = Reply<"GET /v1/payments/{orderId}">["state"];

/** While somebody passes links on: whether they arrived is heard from the shop alone. */
export const SHARED_POLL = 4_000;

/**
 * In how many milliseconds a result page asks again: soon while the provider has not answered, calmly while a deposit
 * is awaited, never once it is settled.
 *
 * @param heard how often it was answered already
 */
export function pollEvery(state: State | undefined, heard: number): number | false {
  if (state === "pending" || state === "ready") return heard < 10 ? 2_000 : 10_000;
  return state === "waiting_deposit" ? 15_000 : false;
}
