import { expect, test } from "vitest";
import { nextTask } from "./next-task.ts";

test("nextTask: resolves after the promises of this task, in the order of the calls", async () => {
  const order: string[] = [];
  const first = nextTask().then(() => order.push("first"));
  const second = nextTask().then(() => order.push("second"));
  await Promise.resolve();
  order.push("this task");
  await Promise.all([first, second]);
  expect(order).toEqual(["this task", "first", "second"]);
});

test("nextTask: leaves promises of one call their turn before the next call's task", async () => {
  const order: string[] = [];
  const first = nextTask().then(async () => {
    await Promise.resolve();
    order.push("rest of the first");
  });
  const second = nextTask().then(() => order.push("second"));
  await Promise.all([first, second]);
  expect(order).toEqual(["rest of the first", "second"]);
});
