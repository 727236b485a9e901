import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitBeforeRetry } from "./wait-before-retry.ts";

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [0, 2_000],
  [1, 4_000],
  [4, 30_000],
  [2_000, 30_000],
])("waitBeforeRetry: after %i failed tries it takes %i ms", async (tries, pause) => {
  const retried = vi.fn();
  void waitBeforeRetry(tries).then(retried);
  await vi.advanceTimersByTimeAsync(pause - 1);
  expect(retried).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(retried).toHaveBeenCalledOnce();
});

test("waitBeforeRetry: the browser's return to the network ends the pause", async () => {
  const retried = vi.fn();
  void waitBeforeRetry(4).then(retried);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(retried).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
