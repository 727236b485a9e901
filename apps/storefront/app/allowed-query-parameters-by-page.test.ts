import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { pagePaths } from "../page-paths.ts";
import { PAGE_QUERIES } from "./allowed-query-parameters-by-page.ts";
import routes from "./routes.ts";

/** Reads of a query parameter: `search.get("q")`, `search.has("link")`. */
const READ = /\b(?:search|searchParams|query)\.(?:get|getAll|has)\("(\w+)"\)/g;

test("pageQueries: lists existing pages only, and each parameter once", () => {
  for (const [page, names] of Object.entries(PAGE_QUERIES)) {
    expect(pagePaths).toContain(page);
    expect(new Set(names).size, page).toBe(names.length);
  }
});

test.each(routes.map(({ path: page, file }) => [`/${page ?? ""}`, file] as const))(
  "%s has every name that its folder reads, and no other",
  (page, file) => {
    const read = namesIn(path.join(import.meta.dirname, path.dirname(file)), file);
    expect([...(PAGE_QUERIES[page] ?? [])].sort()).toEqual([...read].sort());
  },
);

test("pageQueries: shared code reads no parameter by name, so that none can be missing here", () => {
  const shared = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter(isSource)
    .filter((file) => !file.startsWith("routes"));
  const reading = shared.filter((file) =>
    readFileSync(path.join(import.meta.dirname, file), "utf8").match(READ),
  );
  expect(reading).toEqual([]);
});

/** Parameters a route's files read; in a folder of several routes those of the given file only. */
function namesIn(folder: string, file: string): Set<string> {
  const isAlone = file.endsWith("route.tsx");
  const files = isAlone
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource)
    : [path.basename(file)];
  const text = files.map((each) => readFileSync(path.join(folder, each), "utf8")).join("\n");
  return new Set([...text.matchAll(READ)].map(([, name]) => name ?? ""));
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
}
