import { expect, test } from "vitest";
import { writeConsentChangesNotice } from "./write-consent-changes-notice.ts";

const at = "2026-11-20T15:00:00Z";
const earlier = "2026-01-01T00:00:00Z";

test("writeConsentChangesNotice: names a changed consent with its date in KST", () => {
  const before = [{ kind: "advertisingAlarm", isGiven: true, at: earlier }] as const;
  const after = [
    { kind: "advertisingAlarm", isGiven: false, at },
    { kind: "nightAlarm", isGiven: false, at },
  ] as const;
  expect(writeConsentChangesNotice(before, after)).toBe("2026. 11. 21 (토) 혜택 알림 거부, 밤 알림 거부");
});

test("writeConsentChangesNotice: returns null when no advertising consent changed", () => {
  const consents = [{ kind: "advertisingAlarm", isGiven: true, at }] as const;
  expect(writeConsentChangesNotice(consents, consents)).toBeNull();
  expect(writeConsentChangesNotice([], [{ kind: "privacy", isGiven: true, at }])).toBeNull();
});
