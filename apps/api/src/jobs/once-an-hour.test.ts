import { expect, test } from "vitest";
import { onceAnHour } from "./once-an-hour.ts";

function clock(...times: string[]) {
  const left = times.map((time) => new Date(`2026-11-21T${time}Z`));
  return () => left.shift() ?? new Date(0);
}

test("the work is done at the first call and then at the first of every hour", async () => {
  let worked = 0;
  const job = onceAnHour(clock("14:20:00", "14:20:30", "14:59:50", "15:00:20", "15:00:50"), async () => {
    worked += 1;
  });
  const after: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    await job();
    after.push(worked);
  }
  expect(after).toEqual([1, 1, 1, 2, 2]);
});

test("an hour whose work failed is begun again", async () => {
  let worked = 0;
  const job = onceAnHour(clock("14:20:00", "14:20:30", "14:21:00"), async () => {
    worked += 1;
    if (worked === 1) throw new Error("the database is away");
  });
  await expect(job()).rejects.toThrow("away");
  await job();
  await job();
  expect(worked).toBe(2);
});
