import { expect, test } from "vitest";
import { yieldToMainThread } from "./yield-to-main-thread.ts";

test("yieldToMainThread: resolves after the promises of this task, in the order of the calls", async () => {
  const order: string[] = [];
  const first = yieldToMainThread().then(() => order.push("first"));
  const second = yieldToMainThread().then(() => order.push("second"));
  await Promise.resolve();
  order.push("this task");
  await Promise.all([first, second]);
  expect(order).toEqual(["this task", "first", "second"]);
});

test("yieldToMainThread: leaves promises of one call their turn before the next call's task", async () => {
  const order: string[] = [];
  const first = yieldToMainThread().then(async () => {
    await Promise.resolve();
    order.push("rest of the first");
  });
  const second = yieldToMainThread().then(() => order.push("second"));
  await Promise.all([first, second]);
  expect(order).toEqual(["rest of the first", "second"]);
});
