import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_ATTEMPTS, retryDelay } from "./retry-delay.ts";

const attempts = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, at) => at + 1);
const DAY = 86_400;

test("retryDelay: from 5 seconds over minutes to 12 hours, then no more", () => {
  expect(attempts.map((attempt) => retryDelay(attempt, 0))).toEqual([
    5, 20, 80, 320, 1280, 5120, 20_480, 43_200, 43_200, 43_200, 43_200, 43_200,
  ]);
  expect(retryDelay(MOST_ATTEMPTS, 0)).toBeNull();
});

test("retryDelay: whatever chance says, within 5 seconds and 12 hours and at most a tenth shorter", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MOST_ATTEMPTS - 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempt, chance) => {
        const [delay, most] = [retryDelay(attempt, chance) ?? 0, retryDelay(attempt, 0) ?? 0];
        expect(delay).toBeGreaterThanOrEqual(Math.max(5, most * 0.9));
        expect(delay).toBeLessThanOrEqual(Math.min(43_200, most));
      },
    ),
  );
});

test("retryDelay: no delay is shorter than the one before it, and all attempts span two and a half to three and a half days", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
        minLength: attempts.length,
        maxLength: attempts.length,
      }),
      (chances) => {
        const delays = attempts.map((attempt, at) => retryDelay(attempt, chances[at] ?? 0) ?? 0);
        const growing = delays.slice(0, 8);
        expect(growing).toEqual(growing.toSorted((a, b) => a - b));
        const days = delays.reduce((sum, delay) => sum + delay, 0) / DAY;
        expect(days).toBeGreaterThan(2.5);
        expect(days).toBeLessThan(3.5);
      },
    ),
  );
});
