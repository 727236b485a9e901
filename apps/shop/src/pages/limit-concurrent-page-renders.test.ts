import { refusalStatus } from "@todayfruit/contract/refusals";
import { expect, test } from "vitest";
import { createRenderBudget } from "./limit-concurrent-page-renders.ts";

test("render budget: renders three at once, queues the others, and a failed render frees its place", async () => {
  const budget = createRenderBudget(() => performance.now());
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      budget.run(`10.0.0.${index}`, async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        if (index % 2 === 0) throw new Error("broken page");
        return index;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(await budget.run("10.0.0.1", async () => "again")).toBe("again");
});

test("render budget: refuses at once when the queue is full", async () => {
  const budget = createRenderBudget(() => 0);
  const { promise: end, resolve: endAll } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 3 + 64 }, (_, index) => budget.run(`10.0.0.${index}`, () => end));
  await expect(budget.run("10.0.1.1", async () => "page")).rejects.toMatchObject({ code: "SHOP_BUSY" });
  expect(refusalStatus("SHOP_BUSY")).toBe(503);
  endAll();
  await Promise.all(waiting);
});

test("render budget: limits one client and leaves room for others", async () => {
  const budget = createRenderBudget(() => 0);
  const { promise: end, resolve: endAll } = Promise.withResolvers<void>();
  const greedy = Array.from({ length: 8 }, () => budget.run("10.0.0.1", () => end));
  await expect(budget.run("10.0.0.1", async () => "page")).rejects.toMatchObject({ code: "SHOP_BUSY" });
  const other = budget.run("10.0.0.2", async () => "page");
  endAll();
  expect(await other).toBe("page");
  await Promise.all(greedy);
});
