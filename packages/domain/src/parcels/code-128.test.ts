import fc from "fast-check";
import { expect, test } from "vitest";
import { code128 } from "./code-128.ts";

const START = { b: "211214", c: "211232" };
const STOP = "2331112";

/** Reads a barcode with a table learned from the encoder's own single signs, and checks start, sum and stop. */
function symbolsOf(widths: readonly number[]): string[] {
  const text = widths.join("");
  expect(text.endsWith(STOP)).toBe(true);
  return text.slice(0, -STOP.length).match(/.{6}/g) ?? [];
}

const VALUE_OF = new Map<string, number>();
for (let value = 0; value < 100; value += 1)
  VALUE_OF.set(symbolsOf(code128(String(value).padStart(2, "0")))[1] ?? "", value);

test("every symbol is eleven modules wide, with an even number of them black, and unlike all others", () => {
  expect(VALUE_OF.size).toBe(100);
  for (const symbol of VALUE_OF.keys()) {
    const widths = [...symbol].map(Number);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11);
    expect(widths.reduce((sum, width, index) => sum + (index % 2 ? 0 : width), 0) % 2).toBe(0);
  }
});

test("digits in pairs are read back in code set C, with the weighted sum modulo 103 before the stop", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 12 }), (pairs) => {
      const digits = pairs.map((pair) => String(pair).padStart(2, "0")).join("");
      const [start, ...symbols] = symbolsOf(code128(digits));
      const check = symbols.pop() ?? "";
      expect(start).toBe(START.c);
      expect(symbols.map((symbol) => VALUE_OF.get(symbol))).toEqual(pairs);
      const sum = pairs.reduce((total, pair, index) => total + pair * (index + 1), 105) % 103;
      if (sum < 100) expect(VALUE_OF.get(check)).toBe(sum);
    }),
  );
});

test("the published example Wikipedia has its published check symbol 88 in code set B", () => {
  const [start, ...symbols] = symbolsOf(code128("Wikipedia"));
  expect(start).toBe(START.b);
  expect(symbols.map((symbol) => VALUE_OF.get(symbol))).toEqual([55, 73, 75, 73, 80, 69, 68, 73, 65, 88]);
});

test.each(["", "감귤", "\n"])("%j has no barcode", (text) => {
  expect(() => code128(text)).toThrow(RangeError);
});
