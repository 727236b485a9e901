import { expect, test } from "vitest";
import { isAttributed } from "./is-attributed.ts";
import { pageSeconds, type Visit, visitAt } from "./visit.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const came = { newSession: "second", referrer: null };
const first: Visit = visitAt(null, 0, { newSession: "first", referrer: "search.naver.com" });

test("a first visit is a session of its own, and nobody came back", () => {
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
])("after %d ms of nothing the session is the %s one", (away, session) => {
  expect(visitAt(first, away, came).session).toBe(session);
});

test("a session lasts as long as something is done", () => {
  let visit = first;
  for (let minutes = 29; minutes < 300; minutes += 29) visit = visitAt(visit, minutes * MINUTE, came);
  expect(visit.session).toBe("first");
});

test.each([
  [14 * DAY - 1, false],
  [14 * DAY, true],
])("who was away for %d ms has come back: %s", (away, isComeback) => {
  const visit = visitAt(first, away, came);
  expect(visit.isComeback).toBe(isComeback);
  expect(visitAt(visit, away + MINUTE, came).isComeback).toBe(isComeback);
});

test.each([
  [7 * DAY, "search.naver.com"],
  [7 * DAY + 1, null],
])("after %d ms they came from %s", (later, referrer) => {
  expect(visitAt(first, later, came).referrer).toBe(referrer);
});

test("the last site that they came from counts, and its seven days begin anew", () => {
  const visit = visitAt(first, DAY, { newSession: "second", referrer: "m.blog.naver.com" });
  expect(visitAt(visit, 8 * DAY, came).referrer).toBe("m.blog.naver.com");
});

test.each([
  [0, 0, 0],
  [0, 999, 0],
  [0, 12_345, 12],
  [0, 1_800_000, 1800],
  [0, 9_000_000, 1800],
  [5000, 0, 0],
])("a page from %d to %d ms was looked at for %d seconds", (from, to, seconds) => {
  expect(pageSeconds(from, to)).toBe(seconds);
});

test.each([
  [0, true],
  [10_080 * MINUTE, true],
  [10_080 * MINUTE + 1, false],
  [-1, false],
])("%d ms after a link was followed it is credited: %s", (since, isCredited) => {
  expect(isAttributed(1000, 1000 + since)).toBe(isCredited);
});
