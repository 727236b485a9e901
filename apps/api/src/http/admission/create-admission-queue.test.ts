import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createAdmissionQueue } from "./create-admission-queue.ts";

test("work enters up to the number of permits; the next one waits until one leaves", async () => {
  const admission = opened(2);
  const first = await admission.enter(0, 1000);
  await admission.enter(0, 1000);
  const third = admission.enter(0, 1000);
  expect([admission.running, admission.waiting]).toEqual([2, 1]);
  first?.release();
  expect(await third).not.toBeNull();
  expect([admission.running, admission.waiting]).toEqual([2, 0]);
});

test("a higher priority goes first; equal priorities keep their order", async () => {
  const admission = opened(1);
  const order: string[] = [];
  const enter = async (name: string, priority: number) => {
    const leave = await admission.enter(priority, 1000);
    order.push(name);
    leave?.release();
  };
  const holding = await admission.enter(0, 1000);
  const all = [enter("low 1", 0), enter("high", 2), enter("low 2", 0), enter("middle", 1)];
  holding?.release();
  await Promise.all(all);
  expect(order).toEqual(["high", "middle", "low 1", "low 2"]);
});

test("work with an expected wait above its patience is refused at once; more patient work waits", async () => {
  const clock = { now: 0 };
  const admission = createAdmissionQueue({ atOnce: 1, maxWaiting: 10, now: () => clock.now });
  const slow = await admission.enter(0, 1000);
  // The permit has been held for two seconds, so none is expected within one.
  clock.now = 2000;
  expect(await admission.enter(0, 1000)).toBeNull();
  const patient = admission.enter(0, 3000);
  slow?.release();
  expect(await patient).not.toBeNull();
});

test("a full queue refuses work, except of a higher priority than its last", async () => {
  const admission = createAdmissionQueue({ atOnce: 1, maxWaiting: 1, now: () => 0 });
  const holding = await admission.enter(0, 1000);
  const waiting = admission.enter(0, 1000);
  expect(await admission.enter(0, 1000)).toBeNull();
  const first = admission.enter(1, 1000);
  holding?.release();
  (await first)?.release();
  (await waiting)?.release();
  expect([admission.running, admission.waiting]).toEqual([0, 0]);
});

test("work that has waited out its patience is refused, and the permit goes to the next", async () => {
  const admission = opened(1);
  const holding = await admission.enter(0, 1000);
  const impatient = admission.enter(0, 30);
  expect(await impatient).toBeNull();
  expect(admission.waiting).toBe(0);
  const patient = admission.enter(0, 1000);
  await wait(10);
  holding?.release();
  expect(await patient).not.toBeNull();
});

test("leaving a permit twice frees it once", async () => {
  const admission = opened(2);
  const leave = await admission.enter(0, 1000);
  leave?.release();
  leave?.release();
  await admission.enter(0, 1000);
  expect(admission.running).toBe(1);
});

test("a permit is free for others during outside(), and is taken again without waiting", async () => {
  const admission = opened(1);
  const permit = await admission.enter(0, 1000);
  const order: string[] = [];
  const second = admission.enter(0, 1000).then((own) => {
    order.push("second");
    return own;
  });
  if (!permit) throw new Error("no permit");
  await admission.outside(permit, async () => {
    await second;
    order.push("outside");
  });
  order.push("back");
  expect([order, admission.running]).toEqual([["second", "outside", "back"], 2]);
  permit.release();
  (await second)?.release();
  expect(admission.running).toBe(0);
});

function opened(atOnce: number) {
  return createAdmissionQueue({ atOnce, maxWaiting: 10, now: () => performance.now() });
}
