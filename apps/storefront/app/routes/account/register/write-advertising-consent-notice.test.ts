import { expect, test } from "vitest";
import { writeAdvertisingConsentNotice } from "./write-advertising-consent-notice.ts";

const at = "2026-11-20T15:00:00Z";

test("writeAdvertisingConsentNotice: names each answer with its date in KST", () => {
  expect(writeAdvertisingConsentNotice({ advertising: false, night: false }, at)).toBe(
    "2026. 11. 21 (토)에 혜택 알림을 받지 않기로 했어요",
  );
  expect(writeAdvertisingConsentNotice({ advertising: true, night: false }, at)).toMatch(
    /받기로 했어요\. 밤에는 보내지 않아요$/,
  );
  expect(writeAdvertisingConsentNotice({ advertising: true, night: true }, at)).toMatch(
    /받기로 했어요\. 밤에도 보낼 수 있어요$/,
  );
});
