import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const APP = path.resolve(import.meta.dirname, "..");

test("styles: font sizes follow the reader's size and are never in px", () => {
  const files = globSync("**/*.{tsx,css}", { cwd: APP });
  expect(files.length).toBeGreaterThan(200);
  const fixed = files.flatMap((file) =>
    readFileSync(path.join(APP, file), "utf8")
      .split("\n")
      .filter((line) => IN_PIXELS.test(line) && !line.includes(LEAST_OF_FIELDS))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(fixed).toEqual([]);
  expect("text-[11px]/[13px]").toMatch(IN_PIXELS);
});

const IN_PIXELS = /text-\[\d+px\]|font-size:[^;]*\dpx|--fs-[a-z0-9]+:[^;]*\dpx/;
/** Least font size of fields: iOS zooms into smaller ones; it grows with the reader's own size. */
const LEAST_OF_FIELDS = "max(16px, 1rem)";
