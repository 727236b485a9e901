import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { allCalls } from "@todayfruit/contract/all-calls";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const DOCUMENT = readFileSync(path.join(ROOT, "docs/operators.md"), "utf8");

type Row = { number: number; calls: string[]; shown: string };
const ROWS: Row[] = DOCUMENT.split("\n")
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const [, number = "", , by = "", shown = ""] = line.split("|").map((cell) => cell.trim());
    const calls = [...by.matchAll(/`(\w+) ([^`]+)`/g)].map(([, method, at]) => `${method} /operator/v1${at}`);
    return { number: Number(number), calls, shown: shown.replaceAll("`", "") };
  });
const DONE = ROWS.filter(({ calls }) => calls.length > 0);

test("jobs of operators: each of the 115 jobs has a row, with a call or with what is missing", () => {
  expect(ROWS.map(({ number }) => number)).toEqual(Array.from({ length: 115 }, (_, index) => index + 1));
  expect(ROWS.filter(({ shown }) => shown === "")).toEqual([]);
});

test("jobs of operators: every named call exists", () => {
  expect(DONE.flatMap(({ calls }) => calls).filter((name) => !(name in allCalls))).toEqual([]);
});

test("jobs of operators: every job with a call names a test that makes one of its calls", () => {
  const unshown = DONE.filter(({ calls, shown }) => {
    const file = path.join(ROOT, shown);
    if (!existsSync(file)) return true;
    const text = readFileSync(file, "utf8");
    return !calls.some((name) => text.includes(name) || text.includes(templateOf(name)));
  });
  expect(unshown.map(({ number, shown }) => `${number} ${shown}`)).toEqual([]);
});

/** Returns the name as a test writes it that makes the same call for several nouns. */
function templateOf(name: string): string {
  return name.replace(
    /\/v1\/(notices|faqs|answer-templates|banners|display-groups|advertisements|categories)/,
    "/v1/${" + "noun}",
  );
}
