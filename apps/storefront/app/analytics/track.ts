import type { analyticsItem } from "@todayfruit/domain/analytics/analytics-item";

/** A product as it stands on a page, in a cart or in an order form. */
export type MeasuredLine = {
  product: Parameters<typeof analyticsItem>[0];
  option?: { name: string };
  /** 원 for one, after discounts. */
  price: number;
  quantity: number;
};

type Lines = {
  lines: readonly MeasuredLine[];
};

type Method = "email" | "kakaotalk" | "naver";

/** What can be said, and with what. Rule: specification §7; that something was paid the server says. */
export type EventParts = {
  page_view: Record<never, never>;
  view_item: Lines;
  add_to_cart: Lines;
  remove_from_cart: Lines;
  view_cart: Lines;
  search: { search_term: string };
  sign_up: { method: Method };
  login: { method: Method };
  share: { content_type: "product" | "video"; item_id: string };
  begin_checkout: Lines & { orderTmpId: string };
};

export type TrackedEvent = {
  [N in keyof EventParts]: { name: N; parts: EventParts[N]; at: number; path: string };
}[keyof EventParts];

/** As much as may happen before the tracker is there. */
const MOST_WAITING = 40;
const waiting: TrackedEvent[] = [];
let take = (event: TrackedEvent) => {
  if (waiting.length < MOST_WAITING) waiting.push(event);
};

/**
 * Says what happened. It never fails and never waits; what happens before the tracker is loaded is told when it is.
 *
 * @example track("search", { search_term: "감귤" })
 */
export function track<N extends keyof EventParts>(name: N, parts: EventParts[N]): void {
  // Name and parts belong together by the signature, which a union cannot see.
  take({ name, parts, at: Date.now(), path: window.location.pathname } as TrackedEvent);
}

/** From now on this one hears everything, and first what has happened so far. */
export function handTo(tracker: (event: TrackedEvent) => void): void {
  take = tracker;
  waiting.splice(0).forEach(tracker);
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const UNTOLD = "eventsUntold";
/** Of so many pages in a row that were left too soon. */
const MOST_PAGES = 5;

/** What happened on a page that was left at `at` (ms since 1970), before the tracker was there. */
export type LeftPage = {
  events: TrackedEvent[];
  at: number;
};

/** A page that is left before the tracker is there leaves what happened to the next page of this tab. */
export function leaveUntold(store: Store, at: number): void {
  if (waiting.length === 0) return;
  const pages = [...readUntold(store), { events: waiting.splice(0), at }];
  store.setItem(UNTOLD, JSON.stringify(pages.slice(-MOST_PAGES)));
}

/** What pages before this one left to be told, once. */
export function takeUntold(store: Store): LeftPage[] {
  const pages = readUntold(store);
  store.removeItem(UNTOLD);
  return pages;
}

/** Written by this shop alone, for the one who sits in front of it. */
function readUntold(store: Store): LeftPage[] {
  return JSON.parse(store.getItem(UNTOLD) ?? "[]") as LeftPage[];
}
