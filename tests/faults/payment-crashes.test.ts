import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type CrashBench,
  createCrashBench,
  faultPoints,
  killAndRestartAtFaultPoint,
} from "./kill-and-restart-at-fault-point.ts";

let bench: CrashBench;

beforeAll(async () => {
  bench = await createCrashBench();
});
afterAll(() => bench.close());

test.each(faultPoints("other payments"))(
  "killed at %s: after a restart every captured won belongs to one paid order or one refund",
  async (point) => {
    expect(await killAndRestartAtFaultPoint(bench, point)).toEqual({ breaches: [], unexplained: [] });
  },
);
