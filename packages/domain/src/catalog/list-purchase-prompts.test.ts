import { expect, test } from "vitest";
import { deliveryPromise } from "../delivery/compute-delivery-promise.ts";
import { sampleCalendar } from "../testing/sample-calendar.ts";
import { listPurchasePrompts, type PromptFacts } from "./list-purchase-prompts.ts";

const calendar = sampleCalendar();

/** Days of dispatch of a farm that ships from Sunday to Thursday. */
const leavesAfter = (unstoringDaysAfter: number) => (orderedAt: string) =>
  deliveryPromise(
    orderedAt,
    {
      farmId: 301,
      carrierCode: "04",
      shippingWeekdays: ["sun", "mon", "tue", "wed", "thu"],
      cutoff: "13:00",
      originArea: "major",
      unstoringDaysAfter,
      shipmentDate: null,
    },
    "major",
    calendar,
  ).dispatchDate;

/** Facts at Saturday noon KST, of a farm that ships from Sunday to Thursday. */
const facts: PromptFacts = {
  isOnSale: true,
  buyersOfWeek: 0,
  remaining: 100,
  favorites: 0,
  cutoff: "13:00",
  dispatchDateOf: leavesAfter(0),
  now: "2026-11-21T03:00:00.000Z",
};
const said = (change: Partial<PromptFacts>) =>
  listPurchasePrompts({ ...facts, ...change }).map((each) => each.message);

test.each([
  [0, []],
  [1, ["지금 1개 남았어요"]],
  [20, ["지금 20개 남았어요"]],
  [21, []],
  [null, []],
])("listPurchasePrompts: %s units left", (remaining, expected) => {
  expect(said({ remaining })).toEqual(expected);
});

test.each([
  ["Monday before the cutoff", "2026-11-23T03:59:59.999Z", 0, ["오늘 13:00 전에 주문하면 오늘 출고해요"]],
  ["Monday at the cutoff", "2026-11-23T04:00:00.000Z", 0, []],
  [
    "Monday morning, a day to prepare",
    "2026-11-23T00:00:00.000Z",
    1,
    ["오늘 13:00 전에 주문하면 내일 출고해요"],
  ],
  [
    "Thursday, a day to prepare",
    "2026-11-26T00:00:00.000Z",
    1,
    ["오늘 13:00 전에 주문하면 11월 29일 (일)에 출고해요"],
  ],
  [
    "Saturday, when ordering before the cutoff does not bring dispatch forward",
    "2026-11-21T03:00:00.000Z",
    0,
    [],
  ],
])("listPurchasePrompts: the cutoff on %s", (_when, now, unstoringDaysAfter, expected) => {
  expect(said({ now, dispatchDateOf: leavesAfter(unstoringDaysAfter) })).toEqual(expected);
});

test("listPurchasePrompts: the cutoff sentence ends at the cutoff", () => {
  const [prompt] = listPurchasePrompts({ ...facts, now: "2026-11-23T00:00:00.000Z" });
  expect(prompt).toMatchObject({ type: "cutoff", endsAt: "2026-11-23T04:00:00.000Z" });
});

test("listPurchasePrompts: counts below their minimum are left out, and the most urgent comes first", () => {
  expect(said({ buyersOfWeek: 4, favorites: 9 })).toEqual([]);
  expect(said({ buyersOfWeek: 5, favorites: 10, remaining: 3 })).toEqual([
    "지금 3개 남았어요",
    "최근 7일 동안 5명이 샀어요",
    "10명이 찜했어요",
  ]);
  expect(said({ buyersOfWeek: 1234 })).toEqual(["최근 7일 동안 1,234명이 샀어요"]);
});

test("listPurchasePrompts: a product off sale shows only its favourites", () => {
  expect(said({ isOnSale: false, buyersOfWeek: 50, remaining: 3, favorites: 30 })).toEqual([
    "30명이 찜했어요",
  ]);
});
