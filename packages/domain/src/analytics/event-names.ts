/** Rule: specification §7, "Analytics events"; the names are GA4's. */
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

/** What a browser may say. That money is there only the shop knows. */
export const BROWSER_EVENT_NAMES = EVENT_NAMES.filter((name) => name !== "purchase");
export type BrowserEventName = Exclude<EventName, "purchase">;

/** So many go out at once. */
export const MOST_EVENTS = 20;
/** So many lines of a cart or an order go along with one event. */
export const MOST_ITEMS = 30;
