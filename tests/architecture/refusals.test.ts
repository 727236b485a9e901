import { expect, test } from "vitest";
import { read, sources } from "./source-tree.ts";

test("a refusal without details is written `refuse(code)`", () => {
  expect(sources.filter((file) => /\brefuse\([^()]*,\s*undefined\)/.test(read(file)))).toEqual([]);
});
