import { expect, test } from "vitest";
import { read, sources } from "./read-source-files-and-imports.ts";

test("a refusal without details is written `refuse(code)`", () => {
  expect(sources.filter((file) => /\brefuse\([^()]*,\s*undefined\)/.test(read(file)))).toEqual([]);
});
