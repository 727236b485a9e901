import { expect, test } from "vitest";
import { formatItemDateBesideStatus } from "./format-item-date-beside-status.ts";

const ITEM = {
  orderItemProductStatus: "paid",
  arrivedOn: null,
  completedOn: null,
  earnedPoint: 0,
} as const;

test.each([
  [{}, null, null],
  [{ orderItemProductStatus: "bank_transfer_waiting" }, "2026-11-24T14:59:00Z", "11월 24일 (화) 23:59까지"],
  [{ orderItemProductStatus: "delivery_end", arrivedOn: "2026-11-19" }, null, "11월 19일 (목) 도착"],
  [
    {
      orderItemProductStatus: "complete",
      arrivedOn: "2026-11-12",
      completedOn: "2026-11-19",
      earnedPoint: 1283,
    },
    null,
    "11월 19일 (목) 확정 · 1,283P 적립",
  ],
  [{ orderItemProductStatus: "complete", completedOn: "2026-11-19" }, null, "11월 19일 (목) 확정"],
] as const)("formatItemDateBesideStatus: %o is %s", (changes, depositUntil, text) => {
  expect(formatItemDateBesideStatus({ ...ITEM, ...changes }, depositUntil)).toBe(text);
});
