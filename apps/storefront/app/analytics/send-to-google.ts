import type { Input } from "@todayfruit/contract/all-calls";
import { readConsent } from "./consent/google-analytics-consent-storage.ts";
import type { GoogleSettings } from "./google-settings-types.ts";

type Sent = Input<"POST /v1/events">["body"]["events"][number];

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of the platform is added to by an interface only
  interface Window {
    dataLayer?: unknown[];
  }
}

let isLoaded = false;

/** Sends an event to Google's tag if the shopper consented; loads the tag on the first event. */
export function sendToGoogle(google: GoogleSettings, name: Sent["name"], event: Sent): void {
  if (readConsent(window.localStorage) !== "yes") return;
  if (!isLoaded) load(google);
  const { id: _id, age: _age, name: _name, path, ...params } = event;
  gtag("event", name, {
    ...params,
    page_location: window.location.origin + path,
    ...(name === "page_view" && { page_title: document.title }),
  });
}

/** Loads Google's tag. Page views are sent by the shop, and URLs without their query. */
function load({ measurementId, scriptUrl }: GoogleSettings): void {
  isLoaded = true;
  gtag("js", new Date());
  gtag("config", measurementId, { send_page_view: false, allow_google_signals: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${scriptUrl}?id=${measurementId}`;
  document.head.append(script);
}

/** Pushes a command; the tag expects an `arguments` object, not an array. */
function gtag(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag tells its commands from other entries by this.
  window.dataLayer.push(arguments);
}

/**
 * Reads Google's client and session ids from its cookies; `null` before the tag has set them.
 *
 * @example googleIds("_ga=GA1.1.123456.7890; _ga_TEST1=GS2.1.s1763694000$o1", "G-TEST1")
 *   // { clientId: "123456.7890", sessionId: "1763694000" }
 */
export function googleIds(
  cookies: string,
  measurementId: string,
): { clientId: string; sessionId: string } | null {
  const clientId = /(?:^|;\s*)_ga=GA\d\.\d\.(\d+\.\d+)/.exec(cookies)?.[1];
  const own = measurementId.replace(/^G-/, "");
  const sessionId = new RegExp(`(?:^|;\\s*)_ga_${own}=GS\\d\\.\\d\\.s?(\\d{5,20})`).exec(cookies)?.[1];
  return clientId && sessionId ? { clientId, sessionId } : null;
}
