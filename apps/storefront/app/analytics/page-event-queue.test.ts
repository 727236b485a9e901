import { expect, test } from "vitest";
import { createPageEventQueue, takeUnsentEvents } from "./page-event-queue.ts";

test("track: events before the tracker is loaded are sent by a later page, once and in order", () => {
  const { forwardTo, saveUnsentEvents, track } = createPageEventQueue();
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const names = () =>
    takeUnsentEvents(store).map(({ events, at }) => [at, ...events.map(({ name }) => name)]);
  globalThis.window = { location: { pathname: "/cart" } } as Window & typeof globalThis;
  try {
    track("page_view", {});
    track("view_cart", { lines: [] });
    saveUnsentEvents(store, 1000);
    track("page_view", {});
    saveUnsentEvents(store, 2000);
    saveUnsentEvents(store, 3000);
    expect(names()).toEqual([
      [1000, "page_view", "view_cart"],
      [2000, "page_view"],
    ]);
    expect(names()).toEqual([]);

    const heard: string[] = [];
    track("page_view", {});
    forwardTo(({ name }) => heard.push(name));
    track("view_cart", { lines: [] });
    saveUnsentEvents(store, 4000);
    expect({ heard, left: names() }).toEqual({ heard: ["page_view", "view_cart"], left: [] });

    const excluded = createPageEventQueue();
    excluded.track("page_view", {});
    excluded.stop();
    excluded.track("view_cart", { lines: [] });
    excluded.saveUnsentEvents(store, 5000);
    expect(names()).toEqual([]);
  } finally {
    Reflect.deleteProperty(globalThis, "window");
  }
});
