import { expect, test } from "vitest";
import { BANKS, bankCode, bankName } from "./bank-codes-and-names.ts";
import { findCardIssuerName } from "./find-card-issuer-name.ts";

test.each([
  ["신한", "88"],
  ["신한은행", "88"],
  ["88", "88"],
  ["KB 국민은행", "06"],
  ["국민", "06"],
  ["농협은행", "11"],
  ["기업은행", "03"],
  ["수협", "07"],
  ["산업은행", "02"],
  ["iM뱅크", "31"],
  ["hsbc", "54"],
  ["카카오뱅크", "90"],
  ["없는은행", null],
  ["은행", null],
  ["", null],
])("bankCode: %s is bank %s", (text, code) => {
  expect(bankCode(text)).toBe(code);
});

test("banks: each bank is listed once and found by its own name", () => {
  expect(new Set(BANKS.map(({ code }) => code)).size).toBe(BANKS.length);
  for (const { code, name } of BANKS) expect([bankCode(name), bankName(code)]).toEqual([code, name]);
});

test("bankName and findCardIssuerName: an unlisted code is returned unchanged", () => {
  expect([bankName("99"), findCardIssuerName("ZZ"), findCardIssuerName("41")]).toEqual([
    "99",
    "ZZ",
    "신한카드",
  ]);
});
