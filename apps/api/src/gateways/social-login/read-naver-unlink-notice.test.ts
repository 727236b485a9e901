import { expect, test } from "vitest";
import { readNaverUnlinkNotice } from "./read-naver-unlink-notice.ts";

const keys = { clientId: "orchard-id", clientSecret: "orchard-secret" };
/** A notice made with openssl by Naver's description: AES-128-CBC and HMAC-SHA256 with the MD5 of the secret as key. */
const notice = {
  clientId: "orchard-id",
  encryptUniqueId: "ABEiM0RVZneImaq7zN3u_y0bs3yCdnxEfJzdJ8MC4IY",
  timestamp: "1795057200",
  signature: "ZuJWX0wxCgTgkqoDHmHb9qRkSiQiMxrpLJlXrfgp7P0",
};

test("readNaverUnlinkNotice: a genuine notice gives the subject and the time", () => {
  const at = new Date("2026-11-19T03:00:00Z");
  expect(readNaverUnlinkNotice(keys, notice)).toEqual({ kind: "genuine", subject: "nv-orchard-1", at });
});

test.each<[string, Record<string, string>]>([
  ["an empty value in every field", Object.fromEntries(Object.keys(notice).map((name) => [name, ""]))],
  ["another time", { timestamp: "1795057201" }],
  ["a time that is not a number", { timestamp: "now" }],
  ["another subject", { encryptUniqueId: "ABEiM0RVZneImaq7zN3u_y0bs3yCdnxEfJzdJ8MC4IZ" }],
  ["another shop", { clientId: "other-id" }],
  ["a shorter signature", { signature: notice.signature.slice(1) }],
  ["another signature", { signature: `A${notice.signature.slice(1)}` }],
])("readNaverUnlinkNotice: a notice with %s is forged", (_what, change) => {
  expect(readNaverUnlinkNotice(keys, { ...notice, ...change })).toEqual({ kind: "forged" });
});

test("readNaverUnlinkNotice: a notice is forged under another secret", () => {
  expect(readNaverUnlinkNotice({ ...keys, clientSecret: "x" }, notice)).toEqual({ kind: "forged" });
});
