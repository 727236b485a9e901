import { setTimeout as wait } from "node:timers/promises";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { createAdmissionQueue } from "./create-admission-queue.ts";
import { createConcurrencyLimiter } from "./create-concurrency-limiter.ts";
import { registerRequestQueueGauge } from "./register-request-queue-gauge.ts";

test("registerRequestQueueGauge: a scrape counts the requests that wait, by kind", async () => {
  const registry = new Registry();
  const addQueue = registerRequestQueueGauge(registry);
  const pages = createAdmissionQueue({ atOnce: 1, maxWaiting: 9, now: () => performance.now() });
  addQueue("page", () => pages.waiting);
  const first = await pages.enter(0, 1000);
  const others = [pages.enter(0, 1000), pages.enter(0, 1000)];
  expect(await registry.metrics()).toContain('http_requests_waiting{kind="page"} 2');
  first?.release();
  for (const other of others) (await other)?.release();
  await wait(0);
  expect(await registry.metrics()).toContain('http_requests_waiting{kind="page"} 0');
});

test("createConcurrencyLimiter: registers the queue of each kind of work", async () => {
  const registry = new Registry();
  createConcurrencyLimiter(() => 0, registerRequestQueueGauge(registry));
  const kinds = [...(await registry.metrics()).matchAll(/^http_requests_waiting\{kind="(\w+)"\} 0$/gm)];
  expect(kinds.map(([, kind]) => kind)).toEqual(["browse", "buy", "outside", "draw", "operate"]);
});
