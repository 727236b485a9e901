import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CATALOGUE = new URL("../../../../data/catalog/", import.meta.url);
const letters = new Set(readFileSync(new URL("../assets/letters/shop-letters.txt", import.meta.url), "utf8"));

/** Share of the catalogue's syllables that the first file of letters must have. */
const LEAST = 0.999;

test("shop-letters: the file that is loaded first has all but one in a thousand syllables of the catalogue", () => {
  const texts = readdirSync(CATALOGUE)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(new URL(file, CATALOGUE), "utf8"));
  const syllables = texts.join("").match(/[가-힣]/g) ?? [];
  expect(syllables.length).toBeGreaterThan(10_000);
  expect(syllables.filter((syllable) => letters.has(syllable)).length / syllables.length).toBeGreaterThan(
    LEAST,
  );
});
