import fc from "fast-check";
import { expect, test } from "vitest";
import { guardFormula, unguardFormula } from "./guard-formula.ts";

test.each(["=1+1", "+82", "-3", "@sum", "\t=1"])("%s is written behind an apostrophe", (text) => {
  expect(guardFormula(text)).toBe(`'${text}`);
});

test("any text is read back as it was, and none begins like a formula", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+@-]?a?$/));
  fc.assert(
    fc.property(text, (word) => {
      expect(unguardFormula(guardFormula(word))).toBe(word);
      expect(guardFormula(word)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
