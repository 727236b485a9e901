import type { SubscriptionFilter } from "./use-subscriptions.ts";

/** Lists of subscriptions by the `view` of the address. */
export const VIEWS: readonly { view: string; label: string; filter: SubscriptionFilter }[] = [
  { view: "all", label: "모두", filter: {} },
  { view: "attention", label: "답·결제 기다림", filter: { attention: true } },
  { view: "active", label: "받는 중", filter: { status: "active" } },
  { view: "paused", label: "쉬는 중", filter: { status: "paused" } },
  { view: "ended", label: "그만둠", filter: { status: "ended" } },
];

/**
 * Reads what was searched: four digits are the end of a phone number, other numbers a product, a text the beginning of a name.
 *
 * @example searchFilter("1234") // { phoneEnd: "1234" }
 * @example searchFilter("20008") // { productId: 20008 }
 * @example searchFilter("김하") // { name: "김하" }
 */
export function searchFilter(search: string): SubscriptionFilter {
  const text = search.trim();
  if (text === "") return {};
  if (/^\d{4}$/.test(text)) return { phoneEnd: text };
  return /^[1-9]\d{0,9}$/.test(text) ? { productId: Number(text) } : { name: text };
}
