import type { Input } from "@todayfruit/contract/all-calls";
import { isAttributed } from "@todayfruit/domain/analytics/is-attributed";

/** What a link into the shop says of where it stood: a live broadcast, a newsletter. */
export type Attribution = NonNullable<Input<"POST /v4/app-users/order-tmp">["query"]>;

const FIELDS = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
const LONGEST = 100;
const key = "attribution";

type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * Keeps where a shopper came from, for the orders of the next seven days (specification §9: 7 days, 10080 minutes). The last link that said so counts; an
 * address that says nothing changes nothing.
 *
 * @param search the query of the address, e.g. `?utm_source=live`
 */
export function rememberAttribution(store: Store, search: string, now: number): void {
  const query = new URLSearchParams(search);
  const said = FIELDS.flatMap((field) => {
    const value = query.get(field)?.trim().slice(0, LONGEST);
    return value ? [[field, value] as const] : [];
  });
  if (said.length > 0) store.setItem(key, JSON.stringify({ at: now, ...Object.fromEntries(said) }));
}

/** What an order of now is to carry; empty when nothing was said or it is too long ago. */
export function currentAttribution(store: Store, now: number): Attribution {
  const kept = parse(store.getItem(key));
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
