import { expect, test } from "vitest";
import { formatLotCodesWithExpiry } from "./format-lot-codes-with-expiry.ts";

const LOT = { code: "1123-A", expiresOn: "2026-12-03", units: 2 };

test.each([
  [[], 3, "LOT 없음"],
  [[LOT], 2, "1123-A · 12.3"],
  [[LOT], 3, "1123-A · 12.3 2개, LOT 없음 1개"],
  [[LOT, { code: "1124-B", expiresOn: "2026-12-05", units: 1 }], 3, "1123-A · 12.3 2개, 1124-B · 12.5 1개"],
])("formatLotCodesWithExpiry: %j of %i units", (lots, units, text) => {
  expect(formatLotCodesWithExpiry(lots, units)).toBe(text);
});
