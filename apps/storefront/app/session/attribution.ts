import type { Input } from "@todayfruit/contract/all-calls";
import { isAttributed } from "@todayfruit/domain/analytics/is-attributed";

/** What an order is credited to: the campaign of a link into the shop, and the video or broadcast of the last one. */
export type Attribution = NonNullable<Input<"POST /v4/app-users/order-tmp">["query"]>;

const FIELDS = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
/** Parameters of links from content: `live` of a broadcast, `video` of a video. A link with both is of the broadcast. */
const CONTENTS = ["live", "video"] as const;
const LONGEST = 100;
const STORAGE_KEY = "attribution";
const CONTENT_KEY = "attributionContent";

type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * Stores the campaign and the content that brought the shopper, for the orders of the next seven days (specification §9:
 * 7 days, 10080 minutes). The last link with a campaign counts, and the last one from a video or broadcast; a URL with
 * neither changes nothing.
 *
 * @param search query of the URL, e.g. `?utm_source=live` or `?video=12`
 */
export function rememberAttribution(store: Store, search: string, now: number): void {
  const query = new URLSearchParams(search);
  const said = FIELDS.flatMap((field) => {
    const value = query.get(field)?.trim().slice(0, LONGEST);
    return value ? [[field, value] as const] : [];
  });
  if (said.length > 0) store.setItem(STORAGE_KEY, JSON.stringify({ at: now, ...Object.fromEntries(said) }));
  for (const kind of CONTENTS) {
    const id = Number(query.get(kind));
    if (!isId(id)) continue;
    store.setItem(CONTENT_KEY, JSON.stringify({ at: now, kind, id }));
    return;
  }
}

/** Returns what an order placed now is credited to; empty without a link, or after seven days. */
export function currentAttribution(store: Store, now: number): Attribution {
  const kept = current(store, STORAGE_KEY, now);
  const campaign = FIELDS.flatMap((field) =>
    typeof kept?.[field] === "string" ? [[field, kept[field]] as const] : [],
  );
  return { ...Object.fromEntries(campaign), ...contentOf(current(store, CONTENT_KEY, now), now) };
}

function contentOf(kept: Kept | null, now: number): Attribution {
  const kind = CONTENTS.find((each) => each === kept?.kind);
  if (!kept || !kind || !isId(kept.id)) return {};
  return { [kind]: kept.id, touch_age: Math.floor((now - kept.at) / 1000) };
}

function isId(id: unknown): id is number {
  return Number.isSafeInteger(id) && (id as number) >= 1;
}

type Kept = Record<string, unknown> & { at: number };

/** Reads what was stored within the last seven days; `null` without it. */
function current(store: Store, key: string, now: number): Kept | null {
  const kept = parse(store.getItem(key));
  if (kept === null || typeof kept.at !== "number" || !isAttributed(kept.at, now)) return null;
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
