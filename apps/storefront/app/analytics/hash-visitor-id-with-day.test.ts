import { expect, test } from "vitest";
import { parseExternalReferrerHost } from "./parse-external-referrer-host.ts";
import { readVisit } from "./visit-storage.ts";

test.each([
  ["https://search.naver.com/search?query=%EA%B7%A4", "search.naver.com"],
  ["https://todayfruit.example/products/1", null],
  ["android-app://com.kakao.talk", "com.kakao.talk"],
  ["", null],
])("parseExternalReferrerHost: %s gives %s", (referrer, host) => {
  expect(parseExternalReferrerHost(referrer, "todayfruit.example")).toBe(host);
});

const visit = { session: "a", lastActiveAt: 1, isComeback: false, referrer: null, referredAt: 0 };

test("readVisit: reads back a stored visit", () => {
  expect(readVisit(JSON.stringify(visit))).toEqual(visit);
});

test.each([null, "", "{", "7", "null", "[]", JSON.stringify({ ...visit, lastActiveAt: "1" })])(
  "a store that holds %o knows nobody",
  (text) => {
    expect(readVisit(text)).toBeNull();
  },
);
