import { expect, test } from "vitest";
import { canReopen, canTakeBack, lastOfferDay, offerEndsAt } from "./return-offer-deadline-and-reopening.ts";
import { RETURN_STATUSES } from "./return-statuses.ts";

test.each([
  ["2026-11-20T00:00:00+09:00", "2026-11-27T15:00:00.000Z", "2026-11-27"],
  ["2026-11-20T23:59:59+09:00", "2026-11-27T15:00:00.000Z", "2026-11-27"],
  ["2026-11-21T00:00:00+09:00", "2026-11-28T15:00:00.000Z", "2026-11-28"],
  ["2026-12-28T14:59:59Z", "2027-01-04T15:00:00.000Z", "2027-01-04"],
])("offerEndsAt: an offer of %s can be answered for seven whole days", (offeredAt, endsAt, lastDay) => {
  expect(offerEndsAt(offeredAt)).toBe(endsAt);
  expect(lastOfferDay(endsAt)).toBe(lastDay);
});

test("canReopen: an offered decision, once", () => {
  const may = RETURN_STATUSES.filter((status) => canReopen({ status, reopenedAt: null }));
  expect(may).toEqual(["offered"]);
  expect(canReopen({ status: "offered", reopenedAt: new Date() })).toBe(false);
});

test("canTakeBack: an undecided request whose goods the carrier has not collected", () => {
  const may = RETURN_STATUSES.filter((status) => canTakeBack({ status, isCollected: false }));
  expect(may).toEqual(["requested"]);
  expect(canTakeBack({ status: "requested", isCollected: true })).toBe(false);
});
