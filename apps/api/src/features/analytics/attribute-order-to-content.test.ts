import { expect, test } from "vitest";
import { attributeOrderToContent } from "./attribute-order-to-content.ts";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const WEEK_SECONDS = 7 * 86_400;

test("an order is credited to the video or the broadcast whose link was followed, at the instant it was", () => {
  expect(attributeOrderToContent({ video: 12, touch_age: 60 }, NOW)).toEqual({
    kind: "video",
    id: 12,
    at: "2026-11-21T08:59:00.000Z",
  });
  expect(attributeOrderToContent({ live: 3 }, NOW)).toEqual({
    kind: "broadcast",
    id: 3,
    at: NOW.toISOString(),
  });
  expect(attributeOrderToContent({ live: 3, video: 12 }, NOW)).toMatchObject({ kind: "broadcast", id: 3 });
});

test("no link, or one followed more than seven days ago, is credited with nothing", () => {
  expect(attributeOrderToContent({ utm_source: "live", touch_age: 1 }, NOW)).toBeNull();
  expect(attributeOrderToContent(undefined, NOW)).toBeNull();
  expect(attributeOrderToContent({ video: 12, touch_age: WEEK_SECONDS }, NOW)).not.toBeNull();
  expect(attributeOrderToContent({ video: 12, touch_age: WEEK_SECONDS + 1 }, NOW)).toBeNull();
});
