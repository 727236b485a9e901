import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./create-concurrency-limit.ts";

test("at most two tasks run concurrently, in sequence, and a failed one frees its place", async () => {
  const limit = createConcurrencyLimit(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const jobs = Array.from({ length: 8 }, (_, index) =>
    limit(async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      if (index === 3) throw new Error("broken");
      return index;
    }),
  );
  const results = await Promise.allSettled(jobs);
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(results.map((result) => result.status).filter((status) => status === "rejected")).toHaveLength(1);
});
