import { readSettings } from "@todayfruit/api/env";
import type { Services } from "@todayfruit/api/http/handler-context-types";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { deriveAllowedThirdParties, exactOf } from "./derive-allowed-third-parties.ts";

const REAL = {
  TOSS_SCRIPT_URL: "https://js.tosspayments.com/v2/standard",
  POSTCODE_SCRIPT_URL: "https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js",
  POSTCODE_FRAME_URL: "https://postcode.map.kakao.com/search?q=",
  KAKAO_SHARE_SCRIPT_URL: "https://t1.kakaocdn.net/kakao_js_sdk/2.7.7/kakao.min.js",
  KAKAO_SHARE_WINDOW_URL: "https://sharer.kakao.com",
};

function policyOf(
  env: Record<string, string>,
  google: Services["rules"]["google"] = null,
): Record<string, string[]> {
  const read = readSettings(env);
  if (!("settings" in read)) throw new Error(JSON.stringify(read));
  const { settings } = read;
  const rules = {
    google,
    tossScriptUrl: settings.TOSS_SCRIPT_URL ?? "http://localhost:3001/v2/standard",
    postcodeScriptUrl: settings.POSTCODE_SCRIPT_URL ?? "http://localhost:3001/postcode/widget.js",
    kakaoShareScriptUrl: settings.KAKAO_SHARE_SCRIPT_URL ?? "http://localhost:3001/kakao/share.js",
  } as Services["rules"];
  const outside = deriveAllowedThirdParties(settings, rules);
  const policy = contentSecurityPolicy(["'sha256-a'"], outside, ["default", "sheet"]);
  expect(policy).not.toContain("unsafe");
  return Object.fromEntries(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));
}

test("content security policy: allows third-party scripts by their full URL, not by their origin", () => {
  expect(policyOf(REAL)).toMatchObject({
    "script-src": [
      "'self'",
      "'sha256-a'",
      "https://js.tosspayments.com/v2/standard",
      "https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js",
      "https://t1.kakaocdn.net/kakao_js_sdk/2.7.7/kakao.min.js",
    ],
    "frame-src": ["https://postcode.map.kakao.com/search"],
    "img-src": ["'self'", "data:"],
  });
});

test("content security policy: the provider's script may connect to the configured hosts, with the sandbox to none", () => {
  expect(policyOf({ ...REAL, TOSS_CONNECT_URLS: "https://log.tosspayments.com" })["connect-src"]).toEqual([
    "'self'",
    "https://log.tosspayments.com",
  ]);
  expect(policyOf({})).toMatchObject({
    "script-src": [
      "'self'",
      "'sha256-a'",
      "http://localhost:3001/v2/standard",
      "http://localhost:3001/postcode/widget.js",
      "http://localhost:3001/kakao/share.js",
    ],
    "connect-src": ["'self'"],
    "frame-src": ["http://localhost:3001/postcode/search"],
    "form-action": ["'self'", "http://localhost:3001"],
  });
});

test("content security policy: requires the page's own Trusted Types policies", () => {
  expect(policyOf(REAL)).toMatchObject({
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "sheet"],
  });
  const google = { measurementId: "G-TEST1", scriptUrl: "https://www.googletagmanager.com/gtag/js" };
  expect(policyOf(REAL, google)).toMatchObject({
    "script-src": expect.arrayContaining(["https://www.googletagmanager.com/gtag/js"]),
    "trusted-types": ["default", "sheet", "goog#html"],
  });
});

test("content security policy: leaves Trusted Types out when they are off", () => {
  const nobody = { scripts: [], asked: [], frames: ["'none'"], forms: [], images: [], policies: [] };
  expect(contentSecurityPolicy([], nobody, null)).not.toContain("trusted-types");
});

test.each([
  ["https://js.tosspayments.com/v2/standard?x=1#y", "https://js.tosspayments.com/v2/standard"],
  ["https://host.example", "https://host.example"],
])("exactOf: the source of %s is %s", (address, source) => {
  expect(exactOf(address)).toBe(source);
});
