import { type Api, allCalls, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { collectProductTagsAndChangeInstants } from "./collect-product-tags-and-change-instants.ts";
import { listReplyCacheTags } from "./list-reply-cache-tags.ts";

/**
 * Calls for one page, with a record of the tags of what the page shows and of the first instant at which that changes
 * by itself.
 */
export type Recording = {
  api: Api;
  tags(): readonly string[];
  changesAt(): number | null;
  saleChangesAt(): number | null;
};

/** @param now in ms since 1970 */
export function recordPageCacheTags(api: Api, now: () => number): Recording {
  const tags = new Set<string>(listReplyCacheTags([], undefined, new Set()));
  const instants: Record<"changesAt" | "saleChangesAt", number | null> = {
    changesAt: null,
    saleChangesAt: null,
  };
  const recorded = async (name: Name, input?: { path?: unknown }) => {
    const call: Call = allCalls[name];
    // Recorded before the reply: a page that says a product is gone changes when the product comes back.
    for (const tag of listReplyCacheTags(call.cached?.tags ?? [], input?.path, new Set())) tags.add(tag);
    const reply: unknown = await api(name, input as never);
    const shown = collectProductTagsAndChangeInstants(reply, now());
    for (const tag of shown.tags) tags.add(tag);
    instants.changesAt = first(instants.changesAt, shown.changesAt);
    instants.saleChangesAt = first(instants.saleChangesAt, shown.saleChangesAt);
    return reply;
  };
  return {
    api: recorded as Api,
    tags: () => [...tags],
    changesAt: () => instants.changesAt,
    saleChangesAt: () => instants.saleChangesAt,
  };
}

/** @example first(null, 5) // 5 */
function first(known: number | null, instant: number | null): number | null {
  return known === null || instant === null ? (known ?? instant) : Math.min(known, instant);
}
