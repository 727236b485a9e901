import { expect, test } from "vitest";
import { deriveDraftOrderStatus } from "./derive-draft-order-status.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const LATER = new Date("2026-11-21T03:00:01Z");

test.each([
  ["sent", LATER, null, null],
  ["opened", LATER, NOW, null],
  ["expired", NOW, null, null],
  ["expired", NOW, NOW, null],
  ["cancelled", LATER, NOW, NOW],
  ["cancelled", NOW, null, NOW],
])(
  "draft order: %s where it expires at %s, was opened at %s, cancelled at %s",
  (status, expiresAt, openedAt, cancelledAt) => {
    expect(deriveDraftOrderStatus({ expiresAt, openedAt, cancelledAt }, NOW)).toBe(status);
  },
);
