import type { buildAnalyticsItem } from "@todayfruit/domain/analytics/build-analytics-item";

/** Product of a page, a cart or an order form, as measured. */
export type TrackedLineItem = {
  product: Parameters<typeof buildAnalyticsItem>[0];
  option?: { name: string };
  /** Price of one unit in 원, after discounts. */
  price: number;
  quantity: number;
};

type Lines = {
  lines: readonly TrackedLineItem[];
};

type Method = "email" | "kakaotalk" | "naver";

/** Events with their parameters. Rule: specification §7; the server records purchases. */
export type EventParts = {
  page_view: Record<never, never>;
  view_item: Lines;
  add_to_cart: Lines;
  remove_from_cart: Lines;
  view_cart: Lines;
  search: { search_term: string };
  sign_up: { method: Method };
  login: { method: Method };
  share: ({ content_type: "product"; item_id: string } & Lines) | { content_type: "video"; item_id: string };
  begin_checkout: Lines & { orderTmpId: string };
};

export type TrackedEvent = {
  [N in keyof EventParts]: { name: N; parts: EventParts[N]; at: number; path: string };
}[keyof EventParts];

/** Largest number of events kept until the tracker is loaded. */
const MOST_WAITING = 40;

/** Events of a page, in the order in which they happened. */
export type PageEventQueue = {
  /**
   * Records an event. Never fails and never waits; events before the tracker is loaded are handed over later.
   *
   * @example track("search", { search_term: "감귤" })
   */
  track<N extends keyof EventParts>(name: N, parts: EventParts[N]): void;
  /** Hands all events to the tracker, those recorded so far first. */
  forwardTo(tracker: (event: TrackedEvent) => void): void;
  /**
   * Saves the events of a page left before the tracker was loaded, for the next page of this tab.
   *
   * @param at ms since 1970
   */
  saveUnsentEvents(store: Store, at: number): void;
  /** Drops all events, past and to come: this browser is not measured. */
  stop(): void;
};

/** Creates the queue of a page. */
export function createPageEventQueue(): PageEventQueue {
  const waiting: TrackedEvent[] = [];
  let take = (event: TrackedEvent) => {
    if (waiting.length < MOST_WAITING) waiting.push(event);
  };
  return {
    track(name, parts) {
      // The signature binds name and parameters, which a union type cannot express.
      take({ name, parts, at: Date.now(), path: window.location.pathname } as TrackedEvent);
    },
    forwardTo(tracker) {
      take = tracker;
      waiting.splice(0).forEach(tracker);
    },
    saveUnsentEvents(store, at) {
      if (waiting.length === 0) return;
      const pages = [...readUntold(store), { events: waiting.splice(0), at }];
      store.setItem(UNSENT, JSON.stringify(pages.slice(-MOST_PAGES)));
    },
    stop() {
      take = () => undefined;
      waiting.length = 0;
    },
  };
}

/** The queue of this page. */
export const pageEvents = createPageEventQueue();
export const { track } = pageEvents;

/** Saves this page's events for the next page if it is left before the tracker is loaded. */
export function saveEventsOnLeaving(): void {
  window.addEventListener("pagehide", () => {
    try {
      pageEvents.saveUnsentEvents(window.sessionStorage, Date.now());
    } catch {
      // Rule: specification §7: errors in tracking are ignored; without storage nothing is measured.
    }
  });
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const UNSENT = "eventsUnsent";
/** Largest number of left pages whose events are kept. */
const MOST_PAGES = 5;

/** Events of a page left at `at` (ms since 1970) before the tracker was loaded. */
export type LeftPage = {
  events: TrackedEvent[];
  at: number;
};

/** Reads and removes the events earlier pages saved. */
export function takeUnsentEvents(store: Store): LeftPage[] {
  const pages = readUntold(store);
  store.removeItem(UNSENT);
  return pages;
}

/** Reads what `saveUnsentEvents` wrote; no other code writes this key. */
function readUntold(store: Store): LeftPage[] {
  return JSON.parse(store.getItem(UNSENT) ?? "[]") as LeftPage[];
}
