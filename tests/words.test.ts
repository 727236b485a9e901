import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** docs/words.md: one meaning per identifier. */

const ROOT = path.resolve(import.meta.dirname, "..");
const words = readWords(readFileSync(path.join(ROOT, "docs/words.md"), "utf8"));

describe("docs/words.md", () => {
  test("lists every identifier once", () => {
    expect(words.length).toBeGreaterThan(100);
    expect(doubled(words.map(({ identifier }) => identifier))).toEqual([]);
  });

  test("gives every meaning to one identifier", () => {
    expect(doubled(words.map(({ meaning }) => meaning))).toEqual([]);
  });

  test("gives every Korean term one meaning", () => {
    expect(doubled(words.map(({ korean }) => korean))).toEqual([]);
  });

  test("lists only identifiers that occur in the code", () => {
    const files = globSync(["{apps,packages}/*/{src,app}/**/*.{ts,tsx,sql}"], { cwd: ROOT });
    const used = new Set(
      files.flatMap((file) => [...tokensOf(file), ...tokensOf(readFileSync(path.join(ROOT, file), "utf8"))]),
    );
    expect(words.map(({ identifier }) => identifier).filter((identifier) => !used.has(identifier))).toEqual(
      [],
    );
  });

  test("lists every feature of the API", () => {
    const features = readdirSync(path.join(ROOT, "apps/api/src/features"));
    const listed = new Set(words.map(({ identifier }) => identifier));
    expect(features.filter((feature) => !listed.has(feature))).toEqual([]);
  });
});

type Word = { korean: string; identifier: string; meaning: string };

function readWords(text: string): Word[] {
  return [...text.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
    .map(([, korean = "", identifier = "", meaning = ""]) => ({ korean, identifier, meaning }))
    .filter(({ korean }) => korean !== "한국어" && korean !== "---");
}

function doubled(values: readonly string[]): string[] {
  return [...Map.groupBy(values, (value) => value)]
    .filter(([, same]) => same.length > 1)
    .map(([value]) => value);
}

/** Words of a text as written: kebab-case, camelCase and snake_case names stay whole, and so do their kebab parts. */
function tokensOf(text: string): string[] {
  const names = text.match(/[A-Za-z_][\w]*(?:-[A-Za-z]\w*)*/g) ?? [];
  return names.flatMap((name) => (name.includes("-") ? [name, ...name.split("-")] : [name]));
}
