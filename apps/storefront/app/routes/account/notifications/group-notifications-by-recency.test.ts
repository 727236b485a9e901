import { expect, test } from "vitest";
import { groupNotificationsByRecency } from "./group-notifications-by-recency.ts";

test("groupNotificationsByRecency: a day starts at midnight in KST, and a week has seven days", () => {
  const items = [
    "2026-11-21T02:00:00Z",
    "2026-11-20T15:00:00Z",
    "2026-11-20T14:59:59Z",
    "2026-11-14T15:00:00Z",
    "2026-11-14T14:59:59Z",
  ].map((createdAt) => ({ createdAt }));
  expect(
    groupNotificationsByRecency(items, "2026-11-21T03:00:00Z").map((group) => [
      group.label,
      group.items.length,
    ]),
  ).toEqual([
    ["오늘", 2],
    ["이번 주", 2],
    ["지난 알림", 1],
  ]);
  expect(groupNotificationsByRecency([], "2026-11-21T03:00:00Z")).toEqual([]);
});
