import fc from "fast-check";
import { expect, test } from "vitest";
import { createJsonLimitCheck } from "./json-limit-check.ts";

const limits = { maxDepth: 3, maxValues: 8 };

type Limits = Parameters<typeof createJsonLimitCheck>[0];
const exceedsJson = (text: string, own: Limits) => createJsonLimitCheck(own)(Buffer.from(text));

test.each([
  ["a flat object", '{"a":1,"b":2}', false],
  ["as deep as allowed", "[[[1]]]", false],
  ["deeper", "[[[[1]]]]", true],
  ["as many values as allowed", "[1,1,1,1,1,1,1]", false],
  ["more values", "[1,1,1,1,1,1,1,1]", true],
  ["signs within a text", '{"a":"[[[[{{{{,,,,,,,,::::::::\\\\\\"]]]]"}', false],
  ["a text that does not end", '"[[[[[[', false],
  ["a depth that never ends", "[".repeat(1000), true],
  ["levels beside each other", "[[],[],[]]", false],
])("%s: %s", (_what, text, isTooMuch) => {
  expect(exceedsJson(text, limits)).toBe(isTooMuch);
});

test("depth equals that of the parsed value, whatever its texts contain", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const depth = depthOf(value);
      expect(exceedsJson(text, { maxDepth: depth, maxValues: Number.POSITIVE_INFINITY })).toBe(false);
      if (depth > 0)
        expect(exceedsJson(text, { maxDepth: depth - 1, maxValues: Number.POSITIVE_INFINITY })).toBe(true);
    }),
  );
});

test("the result does not depend on where the bytes are cut", () => {
  const text = fc.oneof(fc.json(), fc.stringMatching(/^[[\]{},:"\\a가]{0,60}$/));
  fc.assert(
    fc.property(text, fc.array(fc.nat(200), { maxLength: 8 }), (whole, cuts) => {
      const bytes = Buffer.from(whole);
      const exceeds = createJsonLimitCheck(limits);
      const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
      const parts = ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end));
      expect(parts.some((part) => exceeds(part))).toBe(exceedsJson(whole, limits));
    }),
  );
});

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
