import { expect, test } from "vitest";
import { isMeasuredUserAgent } from "./is-measured-user-agent.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1";

test.each([PHONE, `${PHONE} todayfruit-ios/2.1`, `${PHONE} KAKAOTALK/11.2`])(
  "isMeasuredUserAgent: user agent %s is measured",
  (userAgent) => {
    expect(isMeasuredUserAgent(userAgent)).toBe(true);
  },
);

test.each([
  `${PHONE} RW2SDK/1.0`,
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)",
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0",
  "Mozilla/5.0 (Linux; Android 11) Chrome/140 Mobile Safari/537.36 Chrome-Lighthouse",
  "curl/8.5.0",
  "",
])("isMeasuredUserAgent: user agent %s is not measured", (userAgent) => {
  expect(isMeasuredUserAgent(userAgent)).toBe(false);
});
