import { expect, test } from "vitest";
import { chooseBuildVariant, VARIANT_NAMES } from "./choose-build-variant.ts";

test("chooseBuildVariant: returns each of the four variants, todayfruit by default", () => {
  expect(VARIANT_NAMES.map(chooseBuildVariant)).toEqual(["todayfruit", "market", "farmer", "ru"]);
  expect(chooseBuildVariant(undefined)).toBe("todayfruit");
});

test("chooseBuildVariant: throws for an unknown or empty setting and names the four", () => {
  expect(() => chooseBuildVariant("orchard")).toThrow(
    'VARIANT must be one of todayfruit, market, farmer, ru; it is "orchard"',
  );
  expect(() => chooseBuildVariant("")).toThrow(/todayfruit, market, farmer, ru/);
});
