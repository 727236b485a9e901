import { expect, test } from "vitest";
import { groupIntoBatches } from "./group-into-batches.ts";

async function sizes(items: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for await (const batch of groupIntoBatches(items, (bytes) => bytes)) found.push(batch.length);
  return found;
}

test("a batch ends at 500 items or 2 MB, and none is empty", async () => {
  expect(await sizes([])).toEqual([]);
  expect(await sizes(Array.from({ length: 1200 }, () => 100))).toEqual([500, 500, 200]);
  expect(await sizes([3_000_000, 1, 3_000_000, 1_000_000, 1_000_000, 1_000_000])).toEqual([1, 2, 3]);
});
