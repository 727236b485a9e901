import { setTimeout as wait } from "node:timers/promises";
import { Registry } from "prom-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addJob } from "../../db/add-job.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { createJobMetrics } from "./job-metrics.ts";
import { type RunningQueue, startQueue } from "./start-queue.ts";
import type { Tasks } from "./task-types.ts";

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

test("startQueue: a timed task runs at the start and at every slot, once for all processes", async () => {
  const slots: number[] = [];
  const tasks: Tasks = {
    tick: { run: async () => void slots.push(Math.floor(Date.now() / 1000)), timed: { every: 2 } },
  };
  await Promise.all([start(tasks), start(tasks)]);
  await vi.waitFor(() => expect(slots.length).toBeGreaterThan(2), soon);
  // The first process may have finished its slot before the other one requested it.
  expect(slots.length).toBeLessThanOrEqual(new Set(slots.map((slot) => Math.floor(slot / 2))).size + 1);
});

test("addJob: a job is committed and rolled back with its transaction", async () => {
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

test("startQueue: a failed job is logged, counted and repeated until it succeeds", async () => {
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
  const told = () => select(shop, "select failures, error from job_status where task = 'shaky'");
  await vi.waitFor(async () => expect(await told()).toEqual([{ failures: 1, error: "TypeError" }]), soon);
  await vi.waitFor(async () => expect(await told()).toEqual([{ failures: 0, error: null }]), soon);
  expect(await registry.metrics()).toContain('job_runs_total{task="shaky",result="failed"} 1');
  expect(shop.logged.join("")).toContain('"job":"shaky"');
  expect(shop.logged.join("")).not.toContain("김하루");
});

test("startQueue: stop waits for the running job", async () => {
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

test("startQueue: jobs of a killed worker are taken over within seconds, jobs of a living one are not", async () => {
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
  // State after a SIGKILL: locked by a worker whose connections ended with it.
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
