import { expect, test } from "vitest";
import { forecastOpeningFromRehearsal } from "./forecast-opening-from-rehearsal.ts";
import type { RehearsalFigures } from "./rehearsal-figure-types.ts";
import { rehearsalFindings } from "./rehearsal-findings.ts";
import { suggestedBuyers } from "./rehearsal-limits-and-states.ts";

/** Rehearsal of 300 boxes, 2 a person, 40 at once, with nothing to complain of. */
const FIGURES: RehearsalFigures = {
  buyers: 1000,
  units: 300,
  perPerson: 2,
  atOnce: 40,
  bought: 200,
  gaveUp: 22,
  missed: 778,
  sold: 300,
  left: 0,
  twice: 0,
  enterSeconds: 4,
  drawSeconds: 0.4,
  sellSeconds: 30,
  turnSeconds: { first: 0.5, median: 10, last: 25 },
  calls: [{ call: "wait", count: 2000, p50Ms: 20, p99Ms: 2000 }],
  statusPerSecond: 400,
  purchasesPerSecond: 10,
  serverErrors: 0,
  refusals: [],
  breaches: [],
  paySeconds: 60,
  isPayMeasured: true,
  giveUpPercent: 0,
};
const textsOf = (changes: Partial<RehearsalFigures>) =>
  rehearsalFindings({ ...FIGURES, ...changes }).map(({ tone, text }) => `${tone}: ${text}`);

test("forecastOpeningFromRehearsal: people who pay in a minute leave forty places a minute, less the share that gives up", () => {
  // 200 people are called for 300 boxes of 1.5 each; 160 of them wait for one of forty places, 40 a minute.
  expect(forecastOpeningFromRehearsal(FIGURES)).toEqual({
    mostWaiting: 1400,
    mostAtOnce: 420,
    minutes: { first: 0, median: 2, last: 4 },
  });
  expect(forecastOpeningFromRehearsal(FIGURES, 80).minutes.last).toBe(2);
  expect(forecastOpeningFromRehearsal({ ...FIGURES, giveUpPercent: 50 }).minutes.last).toBe(36);
});

test("forecastOpeningFromRehearsal: the machine's own pace limits what more places at once bring", () => {
  const slow = { ...FIGURES, purchasesPerSecond: 0.5 };
  expect(forecastOpeningFromRehearsal(slow).mostAtOnce).toBe(21);
  expect(forecastOpeningFromRehearsal(slow, 160).minutes.last).toBe(Math.ceil(40 / 0.5 / 60));
  const none = { ...FIGURES, bought: 0, sold: 0, purchasesPerSecond: 0, statusPerSecond: 0 };
  expect(forecastOpeningFromRehearsal(none)).toMatchObject({ mostWaiting: 0, mostAtOnce: 1 });
});

test("rehearsalFindings: an opening without faults says what was sold, who fits and how long it takes", () => {
  expect(textsOf({})).toEqual([
    "good: 300상자를 팔았고, 두 번 산 사람도 더 판 상자도 없어요",
    "good: 이 컴퓨터에서는 한 번에 약 1,400명까지 기다릴 수 있어요",
    "good: 마지막 상자의 차례까지 약 4분이에요",
  ]);
});

test.each<[string, Partial<RehearsalFigures>, string]>([
  ["a box too many", { sold: 301 }, "danger: 상자보다 1개 더 팔았어요. 열지 마세요"],
  ["a person twice", { twice: 1 }, "danger: 1명이 두 번 샀어요. 열지 마세요"],
  ["a broken invariant", { breaches: ["stock"] }, "danger: 장부가 맞지 않아요: stock. 열지 마세요"],
  ["boxes left although people missed one", { left: 3 }, "warning: 3상자가 남았는데 778명이 못 샀어요"],
  ["too few buyers", { left: 3, missed: 0 }, "good: 3상자가 남았어요. 더 많은 사람으로도 해 보세요"],
  [
    "replies of a busy shop",
    { serverErrors: 7 },
    "warning: 서버가 7번 바로 답하지 못해 화면이 다시 물었어요",
  ],
  [
    "more buyers than fit",
    { buyers: 1401 },
    "warning: 이 컴퓨터에서는 한 번에 약 1,400명까지 기다릴 수 있어요. 1,401명이 오면 모자라니 서버를 늘려 주세요",
  ],
  [
    "more places at once than the machine serves",
    { purchasesPerSecond: 0.9 },
    "warning: 한 번에 40명을 부르면 결제가 밀려요. 한 번에 37명까지만 불러 주세요",
  ],
  [
    "a long wait that more places at once shorten",
    { atOnce: 10 },
    "warning: 마지막 상자의 차례까지 약 19분이에요. 한 번에 20명까지 부르면 약 9분이 돼요",
  ],
  [
    "a slow call",
    { calls: [{ call: "pay", count: 9, p50Ms: 20, p99Ms: 2001 }] },
    "warning: 결제: 100번에 한 번은 2.0초 넘게 걸려요",
  ],
])("rehearsalFindings: %s is told", (_, changes, text) => {
  expect(textsOf(changes)).toContain(text);
});

test("rehearsalFindings: boundaries: as many as fit, a wait of fifteen minutes and two seconds are no fault", () => {
  expect(textsOf({ buyers: 1400 }).filter((text) => text.startsWith("warning"))).toEqual([]);
  // 12 at once: (200 - 12) / 12 minutes are sixteen, 12.5 would be fifteen.
  expect(forecastOpeningFromRehearsal(FIGURES, 12).minutes.last).toBe(16);
  expect(forecastOpeningFromRehearsal(FIGURES, 13).minutes.last).toBe(15);
  expect(textsOf({ atOnce: 13 })).toContain("good: 마지막 상자의 차례까지 약 15분이에요");
});

test("rehearsalFindings: the gravest come first", () => {
  const tones = rehearsalFindings({ ...FIGURES, serverErrors: 1, twice: 2 }).map(({ tone }) => tone);
  expect(tones).toEqual(["danger", "warning", "good", "good"]);
});

test.each([
  [{ last: 80, alarms: 640, units: 300 }, 80],
  [{ last: null, alarms: 640, units: 300 }, 640],
  [{ last: null, alarms: 0, units: 300 }, 900],
  [{ last: null, alarms: 3, units: 1 }, 10],
  [{ last: null, alarms: 9000, units: 1 }, 5000],
])("suggestedBuyers: %j are %i", (facts, buyers) => {
  expect(suggestedBuyers(facts)).toBe(buyers);
});
