import type { Input } from "@todayfruit/contract/all-calls";
import { isAttributed } from "@todayfruit/domain/analytics/is-attributed";

/** Campaign parameters of a link into the shop: a live broadcast, a newsletter. */
export type Attribution = NonNullable<Input<"POST /v4/app-users/order-tmp">["query"]>;

const FIELDS = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
const LONGEST = 100;
const STORAGE_KEY = "attribution";

type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * Stores the campaign that brought the shopper, for the orders of the next seven days (specification §9: 7 days, 10080
 * minutes). The last link with a campaign counts; a URL without one changes nothing.
 *
 * @param search query of the URL, e.g. `?utm_source=live`
 */
export function rememberAttribution(store: Store, search: string, now: number): void {
  const query = new URLSearchParams(search);
  const said = FIELDS.flatMap((field) => {
    const value = query.get(field)?.trim().slice(0, LONGEST);
    return value ? [[field, value] as const] : [];
  });
  if (said.length > 0) store.setItem(STORAGE_KEY, JSON.stringify({ at: now, ...Object.fromEntries(said) }));
}

/** Returns the campaign for an order placed now; empty without one, or after seven days. */
export function currentAttribution(store: Store, now: number): Attribution {
  const kept = parse(store.getItem(STORAGE_KEY));
  if (kept === null || typeof kept.at !== "number" || !isAttributed(kept.at, now)) return {};
  return Object.fromEntries(
    FIELDS.flatMap((field) => (typeof kept[field] === "string" ? [[field, kept[field]]] : [])),
  );
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
