import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921N) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
    "크롬 · 안드로이드",
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "삼성 인터넷 · 안드로이드",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
    "사파리 · 아이폰",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Mobile/15E148 KAKAOTALK 25.1.0`,
    "카카오톡 · 아이폰",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Whale/4.1 Safari/537.36`,
    "웨일 · 윈도우",
  ],
  ["curl/8.5.0", "알 수 없는 기기"],
  ["", "알 수 없는 기기"],
])("deviceName: user agent %s gives its Korean name", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
