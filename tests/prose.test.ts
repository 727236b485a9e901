import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** Style rules of CONTRIBUTING.md for doc comments and test titles, counted over all sources. */

const ROOT = path.resolve(import.meta.dirname, "..");
const GENERATED = ["apps/api/src/db/tables.ts", "apps/api/src/db/row-types/statements.ts"];
const files = globSync(["{apps,packages}/*/{src,app}/**/*.{ts,tsx}", "{tests,scripts}/**/*.ts"], {
  cwd: ROOT,
})
  .filter((file) => !GENERATED.includes(file))
  .sort();

/** Words that begin a clause without a verb or noun before it: the sentence then names no action and no thing. */
const CLAUSE =
  /^(as|how|of|so|that|what|whatever|when|where|whether|which|who|whoever|whom|whose|why)(?![\w'-])/i;

/** Idioms that neither the code nor its standards use; a plain word exists for each. */
const IDIOMS = [
  "anew",
  "once more",
  "for good",
  "so many",
  "whoever",
  "some(?:body|body's)",
  "may be had",
  "is to know",
  "lies in",
  "at once that",
  "comes? to (?:its|their|an) end",
  "stands? (?:at|beside|for|in|there|twice)",
  "(?:hears?|says?|speaks?|tells?) of",
  "what is (?:kept|over|shown|there)",
];
const IDIOM = new RegExp(`(?<![\\w-])(?:${IDIOMS.join("|")})(?![\\w-])`, "i");

const MOST_CLAUSES = 0.03;
const MOST_IDIOMS = 0.01;

type Prose = { place: string; words: string };
const comments = files.flatMap((file) => commentsOf(file, readFileSync(path.join(ROOT, file), "utf8")));
const titles = files.flatMap((file) => titlesOf(file, readFileSync(path.join(ROOT, file), "utf8")));

describe("prose: all sources", () => {
  test("at most 3 % of the doc comments begin with a subordinate clause", () => {
    expect(placesOver(comments, CLAUSE, MOST_CLAUSES)).toEqual([]);
  });

  test("at most 1 % of the doc comments contain an idiom", () => {
    expect(placesOver(comments, IDIOM, MOST_IDIOMS)).toEqual([]);
  });

  test("at most 1 % of the test titles contain an idiom", () => {
    expect(placesOver(titles, IDIOM, MOST_IDIOMS)).toEqual([]);
  });

  test("the sources contain doc comments and titles to count", () => {
    expect(comments.length).toBeGreaterThan(4000);
    expect(titles.length).toBeGreaterThan(1500);
  });
});

describe("prose: one file", () => {
  const doc = (words: string) => `/** ${words} */`;
  const bad = [
    "",
    doc("What an order costs, said once more."),
    "const PRICE = 1;",
    `  ${doc("\n   * Whether somebody\n   * has paid.\n  ")}`,
    'test("whoever asks is refused", () => {});',
    'test.each(["order"])(',
    '  "%s comes to its end",',
    "  () => {},",
    ");",
  ].join("\n");

  test("a clause and an idiom are found with file and line", () => {
    const found = commentsOf("scratch.test.ts", bad);
    expect(placesOver(found, CLAUSE, MOST_CLAUSES)).toEqual([
      "scratch.test.ts:2: What an order costs, said once more.",
      "scratch.test.ts:4: Whether somebody has paid.",
    ]);
    expect(placesOver(found, IDIOM, MOST_IDIOMS)).toHaveLength(2);
    expect(placesOver(titlesOf("scratch.test.ts", bad), IDIOM, MOST_IDIOMS)).toEqual([
      "scratch.test.ts:8: whoever asks is refused",
      "scratch.test.ts:9: %s comes to its end",
    ]);
  });

  test("a share below the bar is accepted", () => {
    const good = `${doc("Returns the price in 원.")}\n`.repeat(40);
    const found = commentsOf("scratch.test.ts", good + doc("What it costs."));
    expect(found).toHaveLength(41);
    expect(placesOver(found, CLAUSE, MOST_CLAUSES)).toEqual([]);
  });

  test("tags and line comments are not counted", () => {
    const text = "/** @example whole(1) */\n/** @param what of it */\n// What a line says.";
    expect(commentsOf("scratch.test.ts", text)).toEqual([]);
  });
});

/** Lists a file's doc comments, each joined to one line, except those that consist of tags. */
function commentsOf(file: string, text: string): Prose[] {
  return [...text.matchAll(/^[ \t]*\/\*\*(?<body>.*?)\*\//gms)]
    .map((match) => ({
      place: placeOf(file, text, match.index),
      words: joined((match.groups?.body ?? "").replaceAll(/^\s*\*/gm, "")),
    }))
    .filter(({ words }) => words !== "" && !words.startsWith("@"));
}

/** Lists the titles of a file's tests, of `test`, `describe` and their tables. */
function titlesOf(file: string, text: string): Prose[] {
  if (!/\.test\.tsx?$/.test(file)) return [];
  const calls = /(?:^[ \t]*(?:test|describe)(?:\.\w+)*\(|\)\()\s*"(?<title>(?:[^"\\]|\\.)*)"/gm;
  return [...text.matchAll(calls)].map((match) => ({
    place: placeOf(file, text, match.index),
    words: joined(match.groups?.title ?? ""),
  }));
}

/** Returns the places that match, when their share exceeds `most`; none otherwise. */
function placesOver(all: readonly Prose[], pattern: RegExp, most: number): string[] {
  const found = all.filter(({ words }) => pattern.test(words));
  if (found.length <= all.length * most) return [];
  return found.map(({ place, words }) => `${place}: ${words.slice(0, 120)}`);
}

function placeOf(file: string, text: string, index: number): string {
  return `${file}:${text.slice(0, index).split("\n").length}`;
}

function joined(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
