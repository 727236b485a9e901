import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refetchChangedListsAtMostEvery } from "./refetch-changed-lists-at-most-every.ts";

let client: QueryClient;
const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.clear();
  vi.useRealTimers();
});

test("refetchChangedListsAtMostEvery: reads the first change at once, and what follows within the time together", async () => {
  const read = await show("orders", async () => "answer");
  const refresh = open();
  refresh.add(["orders"]);
  refresh.add(["orders"]);
  refresh.add(null);
  await vi.advanceTimersByTimeAsync(999);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toHaveBeenCalledTimes(3);
});

test("readAnswered: reads what was answered, and leaves the message of what failed", async () => {
  const answered = await show("orders", async () => "answer");
  const failed = await show("farms", () => Promise.reject(new Error("not read")));
  const refresh = open();
  refresh.readAnswered();
  await vi.advanceTimersByTimeAsync(0);
  expect([answered, failed].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  expect(client.getQueryState(["farms"])?.status).toBe("error");
});

test("add: reads also what failed, as it may be readable again", async () => {
  const failed = await show("farms", () => Promise.reject(new Error("not read")));
  open().add(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledTimes(2);
});

function open() {
  const refresh = refetchChangedListsAtMostEvery(1000, client);
  stops.push(refresh.stop);
  return refresh;
}

/** Shows a list as a screen does, and returns what reads it. */
async function show(key: string, queryFn: () => Promise<string>) {
  const read = vi.fn(queryFn);
  stops.push(new QueryObserver(client, { queryKey: [key], queryFn: read }).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  return read;
}
