import { expect, test } from "vitest";
import { checkOptionChange, type OfferedOption, type OrderedLine } from "./check-option-change.ts";

const LINE: OrderedLine = {
  productId: 1,
  optionId: 11,
  status: "paid",
  units: 2,
  unitPrice: 15_000,
  shipmentDate: null,
};
const OFFER: OfferedOption = {
  productId: 1,
  optionId: 12,
  status: "stock_in",
  unitPrice: 15_000,
  remaining: 2,
  shipmentDate: null,
  isFromWaitingRoom: false,
};

test("checkOptionChange: an option of the same product at the paid price with enough units is sent instead", () => {
  expect(checkOptionChange(LINE, OFFER).ok).toBe(true);
  expect(checkOptionChange({ ...LINE, status: "delivery_delay" }, OFFER).ok).toBe(true);
  expect(checkOptionChange(LINE, { ...OFFER, status: "unlimited_stock_in", remaining: 0 }).ok).toBe(true);
  expect(checkOptionChange(LINE, { ...OFFER, remaining: null }).ok).toBe(true);
});

test.each([
  ["OPTION_CHANGE_TOO_LATE", { status: "delivering" }, {}],
  ["OPTION_CHANGE_TOO_LATE", { status: "bank_transfer_waiting" }, {}],
  ["OPTION_CHANGE_TOO_LATE", { status: "withdraw_request" }, {}],
  ["OPTION_CHANGE_UNKNOWN", {}, { productId: 2 }],
  ["OPTION_CHANGE_UNKNOWN", {}, { optionId: 11 }],
  ["OPTION_CHANGE_WAITING_ROOM", {}, { isFromWaitingRoom: true }],
  ["OPTION_CHANGE_SOLD_OUT", {}, { remaining: 1 }],
  ["OPTION_CHANGE_SOLD_OUT", {}, { status: "stock_out" }],
  ["OPTION_CHANGE_PRICE_DIFFERS", {}, { unitPrice: 15_001 }],
  ["OPTION_CHANGE_PRICE_DIFFERS", {}, { unitPrice: 14_999 }],
  ["OPTION_CHANGE_DAY_DIFFERS", {}, { shipmentDate: "2026-12-01" }],
] as const)("checkOptionChange: refuses with %s for %j %j", (code, line, offer) => {
  expect(checkOptionChange({ ...LINE, ...line }, { ...OFFER, ...offer })).toMatchObject({ ok: false, code });
});

test("checkOptionChange: an option that is not sold is refused", () => {
  expect(checkOptionChange(LINE, null)).toMatchObject({ code: "OPTION_CHANGE_UNKNOWN" });
});
