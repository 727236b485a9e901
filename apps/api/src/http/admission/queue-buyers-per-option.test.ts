import { expect, test } from "vitest";
import { createStockQueue } from "./queue-buyers-per-option.ts";

test("three buyers of an option have a turn at once, the fourth when one of them leaves", async () => {
  const queue = opened();
  const turns = await Promise.all([1, 2, 3].map(() => queue.enter([1])));
  let isIn = false;
  const fourth = queue.enter([1]).then((turn) => {
    isIn = true;
    return turn;
  });
  await Promise.resolve();
  expect(isIn).toBe(false);
  turns[0]?.release();
  expect(await fourth).not.toBeNull();
});

test("buyers of another option do not wait", async () => {
  const queue = opened();
  for (let buyer = 0; buyer < 3; buyer += 1) await queue.enter([1]);
  expect(await queue.enter([2])).not.toBeNull();
});

test("a long-held option refuses at once, and the turns at the other options are given back", async () => {
  const clock = { now: 0 };
  const queue = createStockQueue(() => clock.now);
  for (let buyer = 0; buyer < 3; buyer += 1) await queue.enter([2]);
  clock.now = 5000;
  for (let buyer = 0; buyer < 10; buyer += 1) expect(await queue.enter([1, 2])).toBeNull();
  for (let buyer = 0; buyer < 3; buyer += 1) expect(await queue.enter([1])).not.toBeNull();
});

test("orders of the same options in different order do not deadlock", async () => {
  const queue = opened();
  const order = async (optionIds: number[]) => {
    const turn = await queue.enter(optionIds);
    await new Promise((resolve) => setTimeout(resolve, 1));
    turn?.release();
    return turn !== null;
  };
  const all = Array.from({ length: 40 }, (_, index) => order(index % 2 ? [1, 2, 3] : [3, 2, 1]));
  expect(await Promise.all(all)).toEqual(all.map(() => true));
});

function opened() {
  return createStockQueue(() => performance.now());
}
