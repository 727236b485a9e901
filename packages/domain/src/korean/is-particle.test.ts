import { expect, test } from "vitest";
import { isParticle } from "./is-particle.ts";

test.each([
  ["를", true],
  ["으로", true],
  ["감", false],
  ["", false],
])("isParticle: %s gives %s", (text, is) => {
  expect(isParticle(text)).toBe(is);
});
