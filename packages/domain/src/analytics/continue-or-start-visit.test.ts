import { expect, test } from "vitest";
import { continueOrStartVisit, pageSeconds, type Visit } from "./continue-or-start-visit.ts";
import { isWithinAttributionWindow } from "./is-within-attribution-window.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const came = { newSession: "second", referrer: null };
const first: Visit = continueOrStartVisit(null, 0, { newSession: "first", referrer: "search.naver.com" });

test("continueOrStartVisit: a first visit gets a new session and is no comeback", () => {
  expect(first).toEqual({
    session: "first",
    lastActiveAt: 0,
    isComeback: false,
    referrer: "search.naver.com",
    referredAt: 0,
  });
});

test.each([
  [30 * MINUTE - 1, "first"],
  [30 * MINUTE, "second"],
  [-1, "second"],
])("continueOrStartVisit: after %d ms of inactivity the session is the %s one", (away, session) => {
  expect(continueOrStartVisit(first, away, came).session).toBe(session);
});

test("continueOrStartVisit: a session continues as long as there is activity", () => {
  let visit = first;
  for (let minutes = 29; minutes < 300; minutes += 29)
    visit = continueOrStartVisit(visit, minutes * MINUTE, came);
  expect(visit.session).toBe("first");
});

test.each([
  [14 * DAY - 1, false],
  [14 * DAY, true],
])("continueOrStartVisit: an absence of %d ms is a comeback: %s", (away, isComeback) => {
  const visit = continueOrStartVisit(first, away, came);
  expect(visit.isComeback).toBe(isComeback);
  expect(continueOrStartVisit(visit, away + MINUTE, came).isComeback).toBe(isComeback);
});

test.each([
  [7 * DAY, "search.naver.com"],
  [7 * DAY + 1, null],
])("continueOrStartVisit: %d ms after the referral the referrer is %s", (later, referrer) => {
  expect(continueOrStartVisit(first, later, came).referrer).toBe(referrer);
});

test("continueOrStartVisit: a new referrer replaces the old one and restarts its seven days", () => {
  const visit = continueOrStartVisit(first, DAY, { newSession: "second", referrer: "m.blog.naver.com" });
  expect(continueOrStartVisit(visit, 8 * DAY, came).referrer).toBe("m.blog.naver.com");
});

test.each([
  [0, 0, 0],
  [0, 999, 0],
  [0, 12_345, 12],
  [0, 1_800_000, 1800],
  [0, 9_000_000, 1800],
  [5000, 0, 0],
])("pageSeconds: a page open from %d to %d ms counts %d seconds", (from, to, seconds) => {
  expect(pageSeconds(from, to)).toBe(seconds);
});

test.each([
  [0, true],
  [10_080 * MINUTE, true],
  [10_080 * MINUTE + 1, false],
  [-1, false],
])("isWithinAttributionWindow: %d ms after a link was followed gives %s", (since, isCredited) => {
  expect(isWithinAttributionWindow(1000, 1000 + since)).toBe(isCredited);
});
