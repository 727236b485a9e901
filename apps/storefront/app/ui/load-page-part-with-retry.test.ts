import { expect, test } from "vitest";
import { loadPagePartWithRetry } from "./load-page-part-with-retry.ts";

const FAILED = new TypeError("Failed to fetch dynamically imported module");

test("part: loaded again after each pause until it arrives", async () => {
  const pauses: number[] = [];
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts < 4) throw FAILED;
    return "part";
  };
  const pause = async (duration: number) => void pauses.push(duration);
  expect(await loadPagePartWithRetry(load, { isServer: false, pause })).toBe("part");
  expect(pauses).toEqual([500, 1500, 4000]);
});

test("part that never arrives: reported once, and its boundary goes on waiting", async () => {
  const reported: unknown[] = [];
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    throw FAILED;
  };
  const isReported = Promise.withResolvers<"reported">();
  const report = (error: unknown) => {
    reported.push(error);
    isReported.resolve("reported");
  };
  const part = loadPagePartWithRetry(load, { isServer: false, pause: async () => undefined, report });
  expect(await Promise.race([part, isReported.promise])).toBe("reported");
  expect({ reported, attempts }).toEqual({ reported: [FAILED], attempts: 5 });
});

test("part that cannot be loaded on a server: an error at once", async () => {
  const load = () => Promise.reject(FAILED);
  await expect(loadPagePartWithRetry(load, { isServer: true })).rejects.toBe(FAILED);
});
