import { expect, test } from "vitest";
import { chooseVariant, variantNames } from "./choose-variant.ts";

test("each of the four faces can be chosen, todayfruit without asking", () => {
  expect(variantNames.map(chooseVariant)).toEqual(["todayfruit", "market", "farmer", "ru"]);
  expect(chooseVariant(undefined)).toBe("todayfruit");
});

test("an unknown or empty setting stops the build and names the four", () => {
  expect(() => chooseVariant("orchard")).toThrow(
    'VARIANT must be one of todayfruit, market, farmer, ru; it is "orchard"',
  );
  expect(() => chooseVariant("")).toThrow(/todayfruit, market, farmer, ru/);
});
