import { expect, test } from "vitest";
import { type Batch, createEventBatchOutbox, MOST_BATCHES } from "./event-batch-outbox.ts";
import { postEventBatch } from "./post-event-batch.ts";

const VISIT = {
  session: "6f0d7c1e-35a4-4c67-8d53-0f8a4f0b5b1a",
  visitor: "0".repeat(32),
  isComeback: false,
  platform: "web",
  left: [],
} as const;

test("outbox: a batch that timed out is sent before the next one, and then dropped", async () => {
  const tab = openTab();
  tab.answers.push("timeout");
  await expect(tab.page().send(batch("view_cart"))).rejects.toThrow();
  await tab.page().send(batch("begin_checkout"));
  await tab.page().send(batch("page_view"));
  expect(tab.taken).toEqual(["view_cart", "begin_checkout", "page_view"]);
  expect(tab.kept()).toBe(0);
});

test("outbox: a batch arriving during a request waits and is sent once", async () => {
  const tab = openTab();
  const page = tab.page();
  await Promise.all([page.send(batch("view_item")), page.send(batch("add_to_cart"))]);
  expect(tab.taken).toEqual(["view_item", "add_to_cart"]);
});

test("outbox: offline batches are kept with their age; beyond the limit the oldest are dropped", async () => {
  const tab = openTab();
  const page = tab.page();
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  for (const name of names) {
    tab.answers.push("offline");
    await expect(page.send(batch(name))).rejects.toThrow();
    tab.clock += 1000;
  }
  expect(tab.kept()).toBe(MOST_BATCHES);
  await page.send(batch("h"));
  expect(tab.taken).toEqual(["d", "e", "f", "g", "h"]);
  expect(tab.ages).toEqual([4000, 3000, 2000, 1000, 0].map((later) => later + 10));
});

test.each([503, 500, 429, 408])("outbox: a batch answered %i is retried", async (status) => {
  const tab = openTab();
  tab.answers.push(status);
  await tab.page().send(batch("search"));
  expect(tab.kept()).toBe(1);
  await tab.page().send(batch("login"));
  expect(tab.taken).toEqual(["search", "login"]);
});

test("outbox: a batch refused for good is dropped and blocks nothing", async () => {
  const tab = openTab();
  tab.answers.push(400);
  const page = tab.page();
  await page.send(batch("broken"));
  await page.send(batch("search"));
  expect(tab.taken).toEqual(["search"]);
  expect(tab.kept()).toBe(0);
});

test("outbox: leaving the page sends the new batch by beacon; the failed ones are sent by the next page as well", async () => {
  const tab = openTab();
  const page = tab.page();
  tab.answers.push("timeout");
  await expect(page.send(batch("view_cart"))).rejects.toThrow();
  page.leave(batch("begin_checkout"));
  expect(tab.beaconed).toEqual(["view_cart", "begin_checkout"]);
  await tab.page().send(batch("page_view"));
  expect(tab.taken).toEqual(["view_cart", "page_view"]);
});

test("outbox: a batch refused by the browser's beacon is sent by the next page", async () => {
  const tab = openTab();
  tab.takesBeacons = false;
  tab.page().leave(batch("begin_checkout"));
  await tab.page().send(batch("page_view"));
  expect(tab.taken).toEqual(["begin_checkout", "page_view"]);
});

test.each(["{", "7", "null", "[7]", '[{"at":1}]', '[{"at":1,"batch":null}]'])(
  "a store that holds %s holds nothing",
  async (text) => {
    const tab = openTab();
    tab.values.set("eventsToSend", text);
    await tab.page().send(batch("search"));
    expect(tab.taken).toEqual(["search"]);
  },
);

test("outbox: a full storage does not stop sending", async () => {
  const tab = openTab();
  tab.isFull = true;
  await tab.page().send(batch("search"));
  expect(tab.taken).toEqual(["search"]);
});

test("outbox: a long batch does not use keepalive, which browsers would refuse", async () => {
  const asked: RequestInit[] = [];
  const send = async (_path: unknown, init?: RequestInit) => {
    asked.push(init ?? {});
    return new Response(null, { status: 204 });
  };
  await postEventBatch("x".repeat(1000), send);
  await postEventBatch("x".repeat(60_000), send);
  expect(asked.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  expect(asked[0]?.signal).toBeInstanceOf(AbortSignal);
});

function batch(name: string): Batch {
  // Only the browser's own events have names the contract knows; only the order matters here.
  const event = { id: crypto.randomUUID(), name: name as "search", age: 10, path: "/" };
  return { ...VISIT, left: [], events: [event] };
}

/** Browser tab with consecutive pages, and a server with queued answers, 204 by default. */
function openTab() {
  const values = new Map<string, string>();
  const tab = {
    clock: 0,
    takesBeacons: true,
    isFull: false,
    values,
    answers: [] as ("timeout" | "offline" | number)[],
    taken: [] as string[],
    ages: [] as number[],
    beaconed: [] as string[],
    kept: () => (JSON.parse(values.get("eventsToSend") ?? "[]") as unknown[]).length,
    page: () =>
      createEventBatchOutbox({
        store,
        post: (body) => postEventBatch(body, send),
        beacon,
        now: () => tab.clock,
      }),
  };
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (tab.isFull) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  const send = async (_path: unknown, init?: RequestInit) => {
    const answer = tab.answers.shift() ?? 204;
    if (answer === "timeout") throw new DOMException("late", "TimeoutError");
    if (answer === "offline") throw new TypeError("Failed to fetch");
    if (answer === 204) {
      tab.taken.push(...namesOf(String(init?.body)));
      tab.ages.push(...(JSON.parse(String(init?.body)) as Batch).events.map(({ age }) => age));
    }
    return new Response(null, { status: answer });
  };
  const beacon = (body: string) => {
    if (tab.takesBeacons) tab.beaconed.push(...namesOf(body));
    return tab.takesBeacons;
  };
  return tab;
}

function namesOf(body: string): string[] {
  return (JSON.parse(body) as Batch).events.map(({ name }) => name);
}
