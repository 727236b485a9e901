import { GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { expect, test } from "vitest";
import { giftExpiryText } from "./gift-expiry-text.ts";
import { giftStatusBadge } from "./gift-status-badge.ts";

test("giftStatusBadge: every state of a gift has its own label", () => {
  const labels = GIFT_STATUSES.map((status) => giftStatusBadge(status).label);
  expect(new Set(labels).size).toBe(GIFT_STATUSES.length);
});

test("giftExpiryText: formats the end as a day in KST", () => {
  expect(giftExpiryText("2026-12-04T15:00:00.000Z")).toBe("12월 5일 (토)까지");
});
