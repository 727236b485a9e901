import { expect, test } from "vitest";
import { consentChangesText } from "./consent-changes-text.ts";

const at = "2026-11-20T15:00:00Z";
const earlier = "2026-01-01T00:00:00Z";

test("consentChangesText: names a changed consent with its date in KST", () => {
  const before = [{ kind: "advertisingAlarm", isGiven: true, at: earlier }] as const;
  const after = [
    { kind: "advertisingAlarm", isGiven: false, at },
    { kind: "nightAlarm", isGiven: false, at },
  ] as const;
  expect(consentChangesText(before, after)).toBe("2026. 11. 21 (토) 혜택 알림 거부, 밤 알림 거부");
});

test("consentChangesText: returns null when no advertising consent changed", () => {
  const consents = [{ kind: "advertisingAlarm", isGiven: true, at }] as const;
  expect(consentChangesText(consents, consents)).toBeNull();
  expect(consentChangesText([], [{ kind: "privacy", isGiven: true, at }])).toBeNull();
});
