import path from "node:path";
import { describe, expect, test } from "vitest";
import { files, read, sources } from "./read-source-files-and-imports.ts";

/** Sizes and names of files and folders. */

describe("shape", () => {
  const lengths = sources.map((file) => ({ file, lines: read(file).split("\n").length }));

  test("no file is longer than 300 lines, half are at most 60", () => {
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
    const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThanOrEqual(200);
  });

  test("no folder holds more than 12 source files", () => {
    const folders = Map.groupBy(sources, (file) => path.dirname(file));
    const crowded = [...folders]
      .filter(([, own]) => own.length > 12)
      .map(([folder, own]) => `${folder}: ${own.length}`);
    expect(crowded).toEqual([]);
  });

  test("no folder hides what it is for", () => {
    expect(files.filter((file) => /\/(utils|lib|helpers|common|types|misc)\//.test(file))).toEqual([]);
  });

  test("files are named in kebab-case", () => {
    expect(files.filter((file) => !/^[a-z0-9][a-z0-9.-]*\.tsx?$/.test(path.basename(file)))).toEqual([]);
  });

  test("no barrels", () => {
    expect(sources.filter((file) => path.basename(file).startsWith("index."))).toEqual([]);
  });
});
