import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const APP = path.resolve(import.meta.dirname, "..");
const files = globSync("**/*.tsx", { cwd: APP }).filter((file) => !file.includes(".test."));

/** A utility with a value of its own: `w-[72px]`; a selector in a variant (`data-[open]:`) is none. */
const ARBITRARY = /[\w-]+[-/]\[[^\]\s]+\](?!:)/g;
/** A colour that is no token: `#1D2420`, `rgba(…)`, `oklch(…)`. */
const COLOUR = /["'`[:(=]#[0-9a-fA-F]{3,8}(?=["'`\]);\s])|(?<![a-zA-Z])(?:rgba?|hsla?|oklch|oklab)\(/g;
const MOST = 40;

test("markup: fewer than 40 utilities have a value that is no token", () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => matchesIn(file, ARBITRARY));
  expect(found.length, found.join("\n")).toBeLessThan(MOST);
  expect("size-5 w-[72px]").toMatch(ARBITRARY);
  expect("data-[open]:rotate-180").not.toMatch(ARBITRARY);
});

test("markup: every colour is a token", () => {
  expect(files.flatMap((file) => matchesIn(file, COLOUR))).toEqual([]);
  expect('className="bg-[#1D2420]"').toMatch(COLOUR);
  expect('fill="#fff"').toMatch(COLOUR);
  expect("shadow-[0_1px_3px_rgba(0,0,0,.2)]").toMatch(COLOUR);
});

function matchesIn(file: string, pattern: RegExp): string[] {
  const found = readFileSync(path.join(APP, file), "utf8").match(pattern) ?? [];
  return found.map((match) => `${file}: ${match}`);
}
