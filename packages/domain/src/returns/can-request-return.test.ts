import { expect, test } from "vitest";
import { canRequestReturn } from "./can-request-return.ts";

type Claim = Parameters<typeof canRequestReturn>[0];
const claim = (over: Partial<Claim>) =>
  canRequestReturn({
    status: "delivery_end",
    wish: "refund",
    reason: "spoiled",
    isFresh: true,
    deliveredOn: "2026-11-20",
    today: "2026-11-21",
    ...over,
  });

test.each<[string, Partial<Claim>, string | null]>([
  ["refund of spoiled fruit", {}, "return_request"],
  ["replacement of spoiled fruit", { wish: "replace" }, "replace_request"],
  ["claim after an exchange", { status: "replace_complete" }, "return_request"],
  ["claim of a complete purchase, which stays complete", { status: "complete" }, null],
  ["claim on the 90th day after receipt", { today: "2027-02-18" }, "return_request"],
  [
    "change of mind within a week",
    { reason: "changed_mind", isFresh: false, today: "2026-11-27" },
    "return_request",
  ],
  [
    "claim within 90 days across 29 February",
    { deliveredOn: "2027-12-01", today: "2028-02-29" },
    "return_request",
  ],
])("canRequestReturn: allows %s", (_name, over, to) => {
  expect(claim(over)).toEqual({ ok: true, value: { to } });
});

test.each<[string, Partial<Claim>, string]>([
  ["claim while the goods are on their way", { status: "delivering", deliveredOn: null }, "CLAIM_TOO_EARLY"],
  ["claim before dispatch", { status: "paid", deliveredOn: null }, "CLAIM_TOO_EARLY"],
  ["second claim while one is open", { status: "return_request" }, "CLAIM_OPEN"],
  ["claim on the 91st day after receipt", { today: "2027-02-19" }, "CLAIM_TOO_LATE"],
  ["change of mind about fresh food", { reason: "changed_mind" }, "CLAIM_NOT_FOR_FRESH"],
  [
    "change of mind after a week",
    { reason: "changed_mind", isFresh: false, today: "2026-11-28" },
    "CLAIM_TOO_LATE",
  ],
  [
    "change of mind after 구매확정",
    { reason: "changed_mind", isFresh: false, status: "complete" },
    "CLAIM_TOO_LATE",
  ],
])("canRequestReturn: refuses %s", (_name, over, code) => {
  expect(claim(over)).toMatchObject({ ok: false, code });
});
