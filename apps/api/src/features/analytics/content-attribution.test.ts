import { expect, test } from "vitest";
import { contentAttributionOf } from "./content-attribution.ts";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const WEEK_SECONDS = 7 * 86_400;

test("an order is credited to the video or the broadcast whose link was followed, at the instant it was", () => {
  expect(contentAttributionOf({ video: 12, touch_age: 60 }, NOW)).toEqual({
    kind: "video",
    id: 12,
    at: "2026-11-21T08:59:00.000Z",
  });
  expect(contentAttributionOf({ live: 3 }, NOW)).toEqual({ kind: "broadcast", id: 3, at: NOW.toISOString() });
  expect(contentAttributionOf({ live: 3, video: 12 }, NOW)).toMatchObject({ kind: "broadcast", id: 3 });
});

test("no link, or one followed more than seven days ago, is credited with nothing", () => {
  expect(contentAttributionOf({ utm_source: "live", touch_age: 1 }, NOW)).toBeNull();
  expect(contentAttributionOf(undefined, NOW)).toBeNull();
  expect(contentAttributionOf({ video: 12, touch_age: WEEK_SECONDS }, NOW)).not.toBeNull();
  expect(contentAttributionOf({ video: 12, touch_age: WEEK_SECONDS + 1 }, NOW)).toBeNull();
});
