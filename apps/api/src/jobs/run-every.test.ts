import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../http/log.ts";
import { runEvery } from "./run-every.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const lines: string[] = [];
const log = createLog("info", { write: (line) => lines.push(line) });

test("runEvery: a job runs immediately and after each pause, never concurrently with itself", async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const job = runEvery(10, "slow", log, async () => {
    running += 1;
    runs += 1;
    most = Math.max(most, running);
    await vi.advanceTimersByTimeAsync(0);
    running -= 1;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([runs, most]).toEqual([4, 1]);
  await job.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(4);
});

test("runEvery: a failed job is logged and runs again", async () => {
  let runs = 0;
  const job = runEvery(1, "broken", log, async () => {
    runs += 1;
    throw new Error("not today");
  });
  await vi.advanceTimersByTimeAsync(2000);
  await job.stop();
  expect(runs).toBe(3);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: "job failed", job: "broken", error: "Error" }),
  );
});

test("runEvery: stop waits for the current run", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const order: string[] = [];
  const job = runEvery(1, "long", log, async () => {
    await promise;
    order.push("done");
  });
  await vi.advanceTimersByTimeAsync(0);
  const stopped = job.stop().then(() => order.push("stopped"));
  resolve();
  await stopped;
  expect(order).toEqual(["done", "stopped"]);
});
