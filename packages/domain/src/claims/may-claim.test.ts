import { expect, test } from "vitest";
import { mayClaim } from "./may-claim.ts";

type Claim = Parameters<typeof mayClaim>[0];
const claim = (over: Partial<Claim>) =>
  mayClaim({
    status: "delivery_end",
    wish: "refund",
    reason: "spoiled",
    isFresh: true,
    deliveredOn: "2026-11-20",
    today: "2026-11-21",
    ...over,
  });

test.each<[string, Partial<Claim>, string | null]>([
  ["spoiled fruit comes back", {}, "return_request"],
  ["or is sent once more", { wish: "replace" }, "replace_request"],
  ["also after an exchange", { status: "replace_complete" }, "return_request"],
  ["a complete purchase stays complete", { status: "complete" }, null],
  ["on the last day", { today: "2027-02-18" }, "return_request"],
  [
    "a mind changes within a week",
    { reason: "changed_mind", isFresh: false, today: "2026-11-27" },
    "return_request",
  ],
  ["over 29 February too", { deliveredOn: "2027-12-01", today: "2028-02-29" }, "return_request"],
])("%s", (_name, over, to) => {
  expect(claim(over)).toEqual({ ok: true, value: { to } });
});

test.each<[string, Partial<Claim>, string]>([
  ["not while it is on its way", { status: "delivering", deliveredOn: null }, "CLAIM_TOO_EARLY"],
  ["not before it was sent", { status: "paid", deliveredOn: null }, "CLAIM_TOO_EARLY"],
  ["not twice at once", { status: "return_request" }, "CLAIM_OPEN"],
  ["not a day after the last", { today: "2027-02-19" }, "CLAIM_TOO_LATE"],
  ["no changed mind about fresh food", { reason: "changed_mind" }, "CLAIM_NOT_FOR_FRESH"],
  ["nor after a week", { reason: "changed_mind", isFresh: false, today: "2026-11-28" }, "CLAIM_TOO_LATE"],
  [
    "nor after it was confirmed",
    { reason: "changed_mind", isFresh: false, status: "complete" },
    "CLAIM_TOO_LATE",
  ],
])("%s", (_name, over, code) => {
  expect(claim(over)).toMatchObject({ ok: false, code });
});
