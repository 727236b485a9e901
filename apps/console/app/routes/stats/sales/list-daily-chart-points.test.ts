import { expect, test } from "vitest";
import { listDailyChartPoints } from "./list-daily-chart-points.ts";
import type { AnalyticsDay } from "./sum-tiles.tsx";

const day = (at: string, revenue: number) =>
  ({ day: at, revenue, purchases: 1, sessions: 3 }) as AnalyticsDay;

test("each day stands beside the one as far into the range before, and a day without a row counts 0", () => {
  const range = { from: "2026-11-21", to: "2026-11-23" };
  const points = listDailyChartPoints(
    range,
    [day("2026-11-21", 100), day("2026-11-23", 300)],
    [day("2026-11-19", 50)],
    "revenue",
  );
  expect(points).toEqual([
    { day: "2026-11-21", now: 100, earlier: 0 },
    { day: "2026-11-22", now: 0, earlier: 50 },
    { day: "2026-11-23", now: 300, earlier: 0 },
  ]);
});
