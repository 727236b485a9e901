import { expect, test } from "vitest";
import { linesOfReceipt, receiptFormOf } from "./convert-receipt-form.ts";
import type { PurchaseOrder } from "./use-read-and-change-purchase-orders.ts";

const LINE = { productName: "감귤", units: 120 };
const ORDER = {
  lines: [
    { ...LINE, optionId: 71, optionName: "3kg", received: 20 },
    { ...LINE, optionId: 72, optionName: "5kg", received: 130 },
  ],
} as unknown as PurchaseOrder;
const LOT = { code: "1123-A", harvestedOn: "2026-11-22", expiresOn: "2026-12-03", brix: "" };

test("receiptFormOf: what is still to come, and nothing where more came already", () => {
  expect(receiptFormOf(ORDER).lines.map(({ units }) => units)).toEqual(["100", "0"]);
});

test("linesOfReceipt: a line with its lot, and none for nothing that came", () => {
  const [first, second] = receiptFormOf(ORDER).lines;
  if (!first || !second) throw new Error("The order has two lines");
  expect(linesOfReceipt({ lines: [{ ...first, ...LOT, units: "92" }, second] }, ORDER)).toEqual({
    lines: [
      {
        optionId: 71,
        units: 92,
        lots: [{ code: "1123-A", harvestedOn: "2026-11-22", expiresOn: "2026-12-03", units: 92 }],
      },
    ],
  });
  expect(linesOfReceipt({ lines: [first, second] }, ORDER)).toEqual({
    lines: [{ optionId: 71, units: 100 }],
  });
});

test("linesOfReceipt: says which line is wrong", () => {
  const { lines } = receiptFormOf(ORDER);
  const typed = (units: string, lot = {}) =>
    linesOfReceipt({ lines: lines.map((line, at) => (at === 0 ? { ...line, units, ...lot } : line)) }, ORDER);
  expect(typed("많이")).toEqual({ problem: "감귤 3kg: 숫자로 적어 주세요. 예: 120" });
  expect(typed("92", { code: "1123-A" })).toEqual({ problem: "감귤 3kg: 수확한 날을 골라 주세요" });
  expect(typed("0")).toEqual({ problem: "들어온 것이 없어요. 몇 개인지 적어 주세요" });
});
