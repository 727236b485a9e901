import { buildAnalyticsItem, worthOf } from "@todayfruit/domain/analytics/build-analytics-item";
import { pageSeconds } from "@todayfruit/domain/analytics/continue-or-start-visit";
import { MOST_EVENTS, MOST_ITEMS } from "@todayfruit/domain/analytics/event-names";
import { redactPath } from "@todayfruit/domain/analytics/redact-path";
import { detectPlatform } from "../api/detect-platform.ts";
import { readCurrentAttribution } from "../session/attribution/read-current-attribution.ts";
import { type Batch, createEventBatchOutbox } from "./event-batch-outbox.ts";
import type { GoogleSettings } from "./google-settings-types.ts";
import { hashVisitorIdWithDay } from "./hash-visitor-id-with-day.ts";
import { pageEvents, type TrackedEvent, type TrackedLineItem, takeUnsentEvents } from "./page-event-queue.ts";
import { EVENTS_PATH, postEventBatch } from "./post-event-batch.ts";
import { googleIds, sendToGoogle } from "./send-to-google.ts";
import { continueVisit } from "./visit-storage.ts";

type Sent = Batch["events"][number];

/** Milliseconds during which events are collected into one batch. */
const PAUSE = 3000;

/**
 * Collects the pages' events and sends them to the server, a few seconds after they happen or when the page is left.
 * Takes over no event before the visitor's id is known: a page left until then keeps its events for the next page.
 *
 * @param google settings of Google Analytics; `null` where the shop does not use it
 */
export async function startTracker(google: GoogleSettings | null, queue = pageEvents): Promise<void> {
  let waiting: { event: Sent; at: number }[] = [];
  let left: Batch["left"] = [];
  let ids: Batch["google"];
  let page: { id: string; at: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Determined in advance, since leaving a page cannot wait.
  let visitor = await hashVisitorIdWithDay(Date.now());
  const outbox = createEventBatchOutbox({
    store: window.sessionStorage,
    post: (body) => postEventBatch(body),
    beacon: (body) =>
      navigator.onLine && navigator.sendBeacon(EVENTS_PATH, new Blob([body], { type: "application/json" })),
    now: () => Date.now(),
  });

  const record = (tracked: TrackedEvent) =>
    quietly(() => {
      const event = eventOf(tracked);
      // Dated now: events left by an earlier page belong to this visit and must not precede its start.
      continueVisit(Date.now());
      void quietly(async () => {
        visitor = await hashVisitorIdWithDay(tracked.at);
      });
      if (tracked.name === "page_view") {
        leavePage(tracked.at);
        page = { id: event.id, at: tracked.at };
      }
      if (tracked.name === "begin_checkout" && google) {
        const own = googleIds(document.cookie, google.measurementId);
        if (own) ids = { orderTmpId: tracked.parts.orderTmpId, ...own };
      }
      waiting.push({ event, at: tracked.at });
      if (google) sendToGoogle(google, tracked.name, event);
      if (waiting.length >= MOST_EVENTS) void flush();
      else timer ??= setTimeout(() => void flush(), PAUSE);
    });

  function leavePage(at: number): void {
    if (page) left.push({ id: page.id, seconds: pageSeconds(page.at, at) });
    page = null;
  }

  const flush = () =>
    quietly(() => {
      const batch = takeBatch();
      if (batch) return outbox.send(batch);
    });

  function takeBatch(): Batch | null {
    clearTimeout(timer);
    timer = undefined;
    const [going, gone, own] = [waiting, left, ids];
    [waiting, left, ids] = [[], [], undefined];
    if (going.length === 0 && gone.length === 0) return null;
    return batchOf(visitor, going, gone, own);
  }

  void quietly(() => {
    for (const { events, at } of takeUnsentEvents(window.sessionStorage)) {
      for (const event of events) void record(event);
      leavePage(at);
    }
  });
  queue.forwardTo((event) => void record(event));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    leavePage(Date.now());
    void quietly(() => outbox.leave(takeBatch()));
  });
}

function batchOf(
  visitor: string,
  going: readonly { event: Sent; at: number }[],
  left: Batch["left"],
  google: Batch["google"],
): Batch {
  const now = Date.now();
  const visit = continueVisit(now);
  const { utm_source, utm_medium, utm_campaign } = readCurrentAttribution(window.localStorage, now);
  return {
    session: visit.session,
    visitor,
    isComeback: visit.isComeback,
    platform: detectPlatform(navigator.userAgent),
    ...(utm_source && { utm_source }),
    ...(utm_medium && { utm_medium }),
    ...(utm_campaign && { utm_campaign }),
    ...(visit.referrer && { referrer: visit.referrer }),
    events: going.slice(-MOST_EVENTS).map(({ event, at }) => ({ ...event, age: Math.max(0, now - at) })),
    left: left.slice(-MOST_EVENTS),
    ...(google && { google }),
  };
}

function eventOf({ name, parts, path }: TrackedEvent): Sent {
  const event: Sent = {
    id: crypto.randomUUID(),
    name,
    age: 0,
    path: redactPath(path),
    ...("lines" in parts && itemsOf(parts.lines)),
  };
  if ("search_term" in parts) return { ...event, search_term: parts.search_term.slice(0, 50) };
  if ("content_type" in parts) {
    return { ...event, content_type: parts.content_type, item_id: parts.item_id, method: "link" };
  }
  return "method" in parts ? { ...event, method: parts.method } : event;
}

/** Returns the currency, the value and the items of an event. Rule: specification §3, "Analytics item shape". */
function itemsOf(lines: readonly TrackedLineItem[]) {
  const items = lines.slice(0, MOST_ITEMS).map(({ product, ...line }) => buildAnalyticsItem(product, line));
  return { currency: "KRW" as const, value: worthOf(items), items };
}

/** Runs work and ignores its errors. Rule: specification §7, "errors in tracking are silently ignored". */
async function quietly(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // A failed measurement is not repeated.
  }
}
