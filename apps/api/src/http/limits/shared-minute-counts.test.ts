import fc from "fast-check";
import { expect, test } from "vitest";
import { type CountShared, createSharedMinuteCounts } from "./shared-minute-counts.ts";

/** Simulates the table that all processes share, with a delay. */
function table(): { count: CountShared; asked: number[] } {
  const sums = new Map<string, number>();
  const asked: number[] = [];
  return {
    asked,
    async count(key, start, by) {
      asked.push(by);
      const sum = (sums.get(`${key} ${start.getTime()}`) ?? 0) + by;
      sums.set(`${key} ${start.getTime()}`, sum);
      await new Promise((resolve) => setImmediate(resolve));
      return sum;
    },
  };
}

const never = (error: unknown) => {
  throw error;
};

test("concurrent processes each get a number of their own, without a gap", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 200 }),
      async (turns) => {
        const { count } = table();
        const processes = Array.from({ length: 4 }, () =>
          createSharedMinuteCounts({ count, now: () => 0, onTrouble: never }),
        );
        const numbers = await Promise.all(turns.map((turn) => processes[turn]?.add("a", 1)));
        expect(numbers.sort((one = 0, other = 0) => one - other)).toEqual(turns.map((_, at) => at + 1));
      },
    ),
  );
});

test("a thousand concurrent requests cost two statements", async () => {
  const { count, asked } = table();
  const windows = createSharedMinuteCounts({ count, now: () => 0, onTrouble: never });
  const first = windows.add("a", 1);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.all([first, ...Array.from({ length: 1000 }, () => windows.add("a", 1))]);
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(windows.known("a")).toBe(1001);
});

test("with every = 20, other processes see each full twenty", async () => {
  const { count, asked } = table();
  const [one, other] = [0, 1].map(() => createSharedMinuteCounts({ count, now: () => 0, onTrouble: never }));
  for (let turn = 1; turn <= 39; turn += 1) expect(await one?.add("a", 20)).toBe(turn);
  expect(asked).toEqual([20]);
  for (let turn = 1; turn <= 20; turn += 1) await other?.add("a", 20);
  expect(other?.known("a")).toBe(40);
});

test("a window ends after its minute", async () => {
  const { count } = table();
  let at = 59_999;
  const windows = createSharedMinuteCounts({ count, now: () => at, onTrouble: never });
  expect([await windows.add("a", 1), windows.left()]).toEqual([1, 1]);
  at = 60_000;
  expect([windows.known("a"), await windows.add("a", 1), windows.left()]).toEqual([0, 1, 60_000]);
});

test("without a database a process counts alone", async () => {
  const troubles: unknown[] = [];
  const windows = createSharedMinuteCounts({
    count: () => Promise.reject(new Error("away")),
    now: () => 0,
    onTrouble: (error) => troubles.push(error),
  });
  expect([await windows.add("a", 1), await windows.add("a", 1), await windows.add("b", 1)]).toEqual([
    1, 2, 1,
  ]);
  expect(troubles).toHaveLength(3);
});
