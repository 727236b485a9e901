import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageEventQueue, type LeftPage, takeUnsentEvents } from "./page-event-queue.ts";
import { startTracker } from "./start-tracker.ts";

const stored = new Map<string, string>();
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const listeners = new Map<string, () => void>();
const sendBeacon = vi.fn((_path: string, _body: Blob) => true);

beforeEach(() => {
  stored.clear();
  sendBeacon.mockClear();
  const location = { pathname: "/search", search: "", host: "todayfruit.example" };
  vi.stubGlobal("window", { location, localStorage: store, sessionStorage: store });
  vi.stubGlobal("navigator", { onLine: true, sendBeacon, userAgent: "Mozilla/5.0" });
  vi.stubGlobal("document", {
    visibilityState: "hidden",
    referrer: "",
    cookie: "",
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("tracker: a page left before the visitor's id is known leaves all events to the next page", async () => {
  const left: LeftPage = {
    events: [{ name: "search", parts: { search_term: "감귤" }, at: 1000, path: "/search" }],
    at: 2000,
  };
  stored.set("eventsUnsent", JSON.stringify([left]));
  const digest = Promise.withResolvers<ArrayBuffer>();
  const spied = vi.spyOn(crypto.subtle, "digest").mockReturnValue(digest.promise);
  const started = startTracker(null, createPageEventQueue());
  listeners.get("visibilitychange")?.();
  expect(takeUnsentEvents(store)).toEqual([left]);
  digest.resolve(new ArrayBuffer(32));
  await started;
  spied.mockRestore();
});

test("tracker: a page left after the visitor's id is known hands its events to the browser", async () => {
  const queue = createPageEventQueue();
  await startTracker(null, queue);
  queue.track("search", { search_term: "감귤" });
  listeners.get("visibilitychange")?.();
  const body = JSON.parse((await sendBeacon.mock.calls[0]?.[1].text()) ?? "{}");
  expect(body.events).toMatchObject([{ name: "search", search_term: "감귤", path: "/search" }]);
});
