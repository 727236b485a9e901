import { setTimeout as wait } from "node:timers/promises";
import { Registry } from "prom-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addJob } from "../../db/add-job.ts";
import { select } from "../../testing/look.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { createJobMetrics } from "./job-metrics.ts";
import { type RunningQueue, startQueue } from "./start-queue.ts";
import type { Tasks } from "./task.ts";

let shop: TestShop;
let queues: RunningQueue[];
let registry: Registry;
beforeEach(async () => {
  shop = await createTestShop();
  queues = [];
  registry = new Registry();
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await shop.close();
});

async function start(tasks: Tasks): Promise<RunningQueue> {
  const queue = await startQueue(shop.database.url, shop.services, tasks, createJobMetrics(new Registry()));
  queues.push(queue);
  return queue;
}
const soon = { timeout: 12_000, interval: 50 };

test("what comes by the clock runs at the start and again and again, once for all processes", async () => {
  const slots: number[] = [];
  const tasks: Tasks = {
    tick: { run: async () => void slots.push(Math.floor(Date.now() / 1000)), timed: { every: 2 } },
  };
  await Promise.all([start(tasks), start(tasks)]);
  await vi.waitFor(() => expect(slots.length).toBeGreaterThan(2), soon);
  // The first of the two may have done its turn before the other asked for the same one.
  expect(slots.length).toBeLessThanOrEqual(new Set(slots.map((slot) => Math.floor(slot / 2))).size + 1);
});

test("a job follows the change it was asked for with: kept with it, gone with it", async () => {
  const runs: string[] = [];
  await start({ follow: { run: async () => void runs.push("run") } });
  const { db } = shop.database;
  await db
    .transaction(async (tx) => {
      await addJob(tx, { task: "follow" });
      throw new Error("the change is undone");
    })
    .catch(() => undefined);
  await db.transaction((tx) => addJob(tx, { task: "follow", key: "once" }));
  await vi.waitFor(
    async () => expect(await select(shop, "select from graphile_worker.jobs")).toEqual([]),
    soon,
  );
  expect(runs).toEqual(["run"]);
});

test("a job that fails is told, counted and repeated until it goes well", async () => {
  let runs = 0;
  const metrics = createJobMetrics(registry);
  const tasks: Tasks = {
    shaky: {
      run: async () => {
        runs += 1;
        if (runs === 1) throw new TypeError("of 김하루");
      },
    },
  };
  queues.push(await startQueue(shop.database.url, shop.services, tasks, metrics));
  await addJob(shop.database.db, { task: "shaky" });
  const told = () => select(shop, "select failures, error from job_run where task = 'shaky'");
  await vi.waitFor(async () => expect(await told()).toEqual([{ failures: 1, error: "TypeError" }]), soon);
  await vi.waitFor(async () => expect(await told()).toEqual([{ failures: 0, error: null }]), soon);
  expect(await registry.metrics()).toContain('job_runs_total{task="shaky",result="failed"} 1');
  expect(shop.logged.join("")).toContain('"job":"shaky"');
  expect(shop.logged.join("")).not.toContain("김하루");
});

test("stopping waits for the job that is under way", async () => {
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const tasks: Tasks = {
    long: {
      run: async () => {
        begun.resolve();
        await wait(500);
        order.push("done");
      },
    },
  };
  const queue = await start(tasks);
  await addJob(shop.database.db, { task: "long" });
  await begun.promise;
  await queue.stop();
  order.push("stopped");
  queues = [];
  expect(order).toEqual(["done", "stopped"]);
  expect(await select(shop, "select from graphile_worker.jobs")).toEqual([]);
});

test("what a killed worker held is taken up within seconds, what a living one holds is left to it", async () => {
  let runs = 0;
  const tasks: Tasks = {
    slow: {
      run: async () => {
        runs += 1;
        await wait(8000);
      },
    },
  };
  await addJob(shop.database.db, { task: "slow" });
  // As it stands after a SIGKILL: held by a worker whose connections ended with it.
  await select(
    shop,
    "update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '1 minute', attempts = 1",
  );
  await Promise.all([start(tasks), start(tasks)]);
  await vi.waitFor(() => expect(runs).toBe(1), soon);
  await vi.waitFor(
    async () => expect(await select(shop, "select from graphile_worker.jobs")).toEqual([]),
    soon,
  );
  expect(runs).toBe(1);
}, 30_000);
