import type { Input } from "@todayfruit/contract/all-calls";
import { isWithinAttributionWindow } from "@todayfruit/domain/analytics/is-within-attribution-window";
import {
  CAMPAIGN_FIELDS,
  CAMPAIGN_KEY,
  CONTENT_KEY,
  CONTENT_KINDS,
  isContentId,
} from "./attribution-keys-and-parameters.ts";

/** Credit of an order: the campaign of a link into the shop, and the video or broadcast of the last one. */
export type Attribution = NonNullable<Input<"POST /v4/app-users/order-tmp">["query"]>;

type Store = Pick<Storage, "getItem">;

/** Returns what an order placed now is credited to; empty without a link, or after seven days. */
export function readCurrentAttribution(store: Store, now: number): Attribution {
  const kept = current(store, CAMPAIGN_KEY, now);
  const campaign = CAMPAIGN_FIELDS.flatMap((field) =>
    typeof kept?.[field] === "string" ? [[field, kept[field]] as const] : [],
  );
  return { ...Object.fromEntries(campaign), ...contentOf(current(store, CONTENT_KEY, now), now) };
}

function contentOf(kept: Kept | null, now: number): Attribution {
  const kind = CONTENT_KINDS.find((each) => each === kept?.kind);
  if (!kept || !kind || !isContentId(kept.id)) return {};
  return { [kind]: kept.id, touch_age: Math.floor((now - kept.at) / 1000) };
}

type Kept = Record<string, unknown> & { at: number };

/** Reads what was stored within the last seven days; `null` without it. */
function current(store: Store, key: string, now: number): Kept | null {
  const kept = parse(store.getItem(key));
  if (kept === null || typeof kept.at !== "number" || !isWithinAttributionWindow(kept.at, now)) return null;
  return kept as Kept;
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
