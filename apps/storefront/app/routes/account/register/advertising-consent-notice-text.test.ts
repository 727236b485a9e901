import { expect, test } from "vitest";
import { advertisingConsentNoticeText } from "./advertising-consent-notice-text.ts";

const at = "2026-11-20T15:00:00Z";

test("advertisingConsentNoticeText: names each answer with its date in KST", () => {
  expect(advertisingConsentNoticeText({ advertising: false, night: false }, at)).toBe(
    "2026. 11. 21 (토)에 혜택 알림을 받지 않기로 했어요",
  );
  expect(advertisingConsentNoticeText({ advertising: true, night: false }, at)).toMatch(
    /받기로 했어요\. 밤에는 보내지 않아요$/,
  );
  expect(advertisingConsentNoticeText({ advertising: true, night: true }, at)).toMatch(
    /받기로 했어요\. 밤에도 보낼 수 있어요$/,
  );
});
