import { GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { expect, test } from "vitest";
import { formatGiftExpiryDay } from "./format-gift-expiry-day.ts";
import { giftStatusLabelAndTone } from "./gift-status-label-and-tone.ts";

test("giftStatusLabelAndTone: every state of a gift has its own label", () => {
  const labels = GIFT_STATUSES.map((status) => giftStatusLabelAndTone(status).label);
  expect(new Set(labels).size).toBe(GIFT_STATUSES.length);
});

test("formatGiftExpiryDay: formats the end as a day in KST", () => {
  expect(formatGiftExpiryDay("2026-12-04T15:00:00.000Z")).toBe("12월 5일 (토)까지");
});
