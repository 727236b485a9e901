/** Names of the events, as GA4 defines them. Rule: specification §7, "Analytics events". */
export const EVENT_NAMES = [
  "page_view",
  "view_item",
  "add_to_cart",
  "remove_from_cart",
  "view_cart",
  "search",
  "sign_up",
  "login",
  "share",
  "begin_checkout",
  "purchase",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** Events that a browser may report: all but `purchase`, because only the server knows that the money arrived. */
export const BROWSER_EVENT_NAMES = EVENT_NAMES.filter((name) => name !== "purchase");
export type BrowserEventName = Exclude<EventName, "purchase">;

/** The most events of one request. */
export const MOST_EVENTS = 20;
/** The most lines of a cart or an order in one event. */
export const MOST_ITEMS = 30;
