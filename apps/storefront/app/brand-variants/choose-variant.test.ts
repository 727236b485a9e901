import { expect, test } from "vitest";
import { chooseVariant, VARIANT_NAMES } from "./choose-variant.ts";

test("chooseVariant: returns each of the four variants, todayfruit by default", () => {
  expect(VARIANT_NAMES.map(chooseVariant)).toEqual(["todayfruit", "market", "farmer", "ru"]);
  expect(chooseVariant(undefined)).toBe("todayfruit");
});

test("chooseVariant: throws for an unknown or empty setting and names the four", () => {
  expect(() => chooseVariant("orchard")).toThrow(
    'VARIANT must be one of todayfruit, market, farmer, ru; it is "orchard"',
  );
  expect(() => chooseVariant("")).toThrow(/todayfruit, market, farmer, ru/);
});
