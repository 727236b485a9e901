import fc from "fast-check";
import { expect, test } from "vitest";
import { changeConsents } from "./change-consents.ts";

const consents = fc.record({
  advertisingAlarm: fc.boolean(),
  nightAlarm: fc.boolean(),
  advertisingPromotion: fc.boolean(),
});

test("changeConsents: withdrawing advertisingAlarm withdraws nightAlarm too", () => {
  const before = { advertisingAlarm: true, nightAlarm: true, advertisingPromotion: true };
  expect(changeConsents(before, { advertisingAlarm: false })).toEqual({
    after: { advertisingAlarm: false, nightAlarm: false, advertisingPromotion: true },
    said: [
      { kind: "advertisingAlarm", isGiven: false },
      { kind: "nightAlarm", isGiven: false },
    ],
  });
});

test("changeConsents: repeating a change records nothing, and nightAlarm is never given without advertisingAlarm", () => {
  fc.assert(
    fc.property(consents, consents, (start, wanted) => {
      const before = { ...start, nightAlarm: start.advertisingAlarm && start.nightAlarm };
      const { after, said } = changeConsents(before, wanted);
      expect(after.nightAlarm && !after.advertisingAlarm).toBe(false);
      expect(changeConsents(after, wanted).said).toEqual([]);
      for (const { kind, isGiven } of said) expect([before[kind], after[kind]]).toEqual([!isGiven, isGiven]);
    }),
  );
});
