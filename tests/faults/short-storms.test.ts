import { expect, test } from "vitest";
import { allFaultsStorm } from "../storm/all-faults/all-faults-storm.ts";
import { sellWhileDatabaseSessionsEnd } from "../storm/sell-while-database-sessions-end.ts";

/** Short storms; `npm run storm` runs them with any length and strength. */

test("ended sessions and a server crash: processes survive, no 500 is answered and no payment is lost", {
  timeout: 240_000,
}, async () => {
  const ended = await sellWhileDatabaseSessionsEnd({
    seconds: 5,
    sessions: 21,
    restarts: 1,
    buyers: 6,
    purchases: 12,
  });
  expect(ended.sessionsEnded).toBeGreaterThan(20);
  expect(ended.pidsAfter).toEqual(ended.pidsBefore);
  expect(Object.keys(ended.replies).filter((name) => name.startsWith("500"))).toEqual([]);
  expect(ended.bought).toBeGreaterThanOrEqual(12);
  expect([ended.lost, ended.breaches, ended.differences]).toEqual([0, [], []]);
});

test("all faults at once: no payment is lost, every refund is done, and all books agree", {
  timeout: 300_000,
}, async () => {
  const weathered = await allFaultsStorm({
    seconds: 12,
    sessions: 21,
    members: 8,
    purchases: 6,
    subscriptions: 0,
    rounds: 3,
  });
  expect(weathered.strikes.sessions).toBeGreaterThan(20);
  expect(weathered.strikes.kills).toBeGreaterThan(0);
  expect(weathered.told.paid).toBeGreaterThanOrEqual(6);
  expect(Object.keys(weathered.replies).filter((name) => name.startsWith("500"))).toEqual([]);
  expect(weathered).toMatchObject({
    deaths: 0,
    lostPayments: [],
    openRefunds: 0,
    unequalRefunds: [],
    breaches: [],
    differences: [],
  });
  expect(weathered.textsTwice).toBeLessThanOrEqual(0);
});
