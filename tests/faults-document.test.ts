import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url);
const text = readFileSync(new URL("docs/faults.md", root), "utf8");
const listed = [...text.matchAll(/^(\d+)\. `([^`]+)` (.+)$/gm)].map(
  ([, number = "", file = "", title = ""]) => ({
    number,
    file,
    title,
  }),
);

test("docs/faults.md: every test it names exists", () => {
  expect(listed.length).toBeGreaterThan(20);
  const missing = listed.filter(
    ({ file, title }) => !readFileSync(new URL(file, root), "utf8").includes(title),
  );
  expect(missing).toEqual([]);
});

test("docs/faults.md: every cell names a listed test, or says that the fault cannot occur", () => {
  const rows = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
  const cells = rows.slice(1).flatMap((row) =>
    row
      .split("|")
      .slice(2, -1)
      .map((cell) => cell.trim()),
  );
  const numbers = new Set(listed.map(({ number }) => number));
  const bare = cells.filter((cell) => cell !== "–" && !/\[\d+\]/.test(cell));
  const unknown = cells
    .flatMap((cell) => [...cell.matchAll(/\[(\d+)\]/g)])
    .filter(([, n = ""]) => !numbers.has(n));
  expect(cells.length).toBeGreaterThan(60);
  expect({ bare, unknown }).toEqual({ bare: [], unknown: [] });
});
