import {
  CAMPAIGN_FIELDS,
  CAMPAIGN_KEY,
  CONTENT_KEY,
  CONTENT_KINDS,
  isContentId,
} from "./attribution-keys-and-parameters.ts";

const LONGEST = 100;

/**
 * Stores the campaign and the content that brought the shopper, for the orders of the next seven days (specification §9:
 * 7 days, 10080 minutes). The last link with a campaign counts, and the last one from a video or broadcast; a URL with
 * neither changes nothing.
 *
 * @param search query of the URL, e.g. `?utm_source=live` or `?video=12`
 */
export function rememberAttribution(store: Pick<Storage, "setItem">, search: string, now: number): void {
  const query = new URLSearchParams(search);
  const said = CAMPAIGN_FIELDS.flatMap((field) => {
    const value = query.get(field)?.trim().slice(0, LONGEST);
    return value ? [[field, value] as const] : [];
  });
  if (said.length > 0) store.setItem(CAMPAIGN_KEY, JSON.stringify({ at: now, ...Object.fromEntries(said) }));
  for (const kind of CONTENT_KINDS) {
    const id = Number(query.get(kind));
    if (!isContentId(id)) continue;
    store.setItem(CONTENT_KEY, JSON.stringify({ at: now, kind, id }));
    return;
  }
}
