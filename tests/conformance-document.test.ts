import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const DOCUMENT = readFileSync(path.join(ROOT, "docs/conformance.md"), "utf8");

type Row = { number: string; line: string; verdict: string; file: string; title: string; note: string };
const ROWS: Row[] = DOCUMENT.split("\n")
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const [, number = "", , said = "", verdict = "", shown = "", note = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    const [file = "", title = ""] = shown.replace(/”$/, "").split(": “");
    return { number, line: said, verdict, file, title, note };
  });

test("conformance: each of the 231 lines of the specification has a row", () => {
  expect(ROWS.map(({ number }) => Number(number))).toEqual(
    Array.from({ length: 231 }, (_, index) => index + 1),
  );
  expect(ROWS.filter(({ line }) => line === "")).toEqual([]);
});

test("conformance: every row has a verdict, and at most six lines differ", () => {
  expect(ROWS.filter(({ verdict }) => verdict !== "works" && verdict !== "differs")).toEqual([]);
  expect(ROWS.filter(({ verdict }) => verdict === "differs").length).toBeLessThanOrEqual(6);
});

test("conformance: every difference has a decision record", () => {
  const records = ROWS.filter(({ verdict }) => verdict === "differs").map(
    ({ note }) => /\]\((decisions\/[^)]+\.md)\)/.exec(note)?.[1] ?? "none",
  );
  expect(records.filter((record) => !existsSync(path.join(ROOT, "docs", record)))).toEqual([]);
});

test("conformance: every row names a test that is there", () => {
  const missing = ROWS.filter(({ file, title }) => {
    const place = path.join(ROOT, file);
    return title === "" || !existsSync(place) || !readFileSync(place, "utf8").includes(title);
  });
  expect(missing.map(({ number, file, title }) => `${number} ${file}: ${title}`)).toEqual([]);
});
