import { expect, test } from "vitest";
import { isIn, read, sources } from "./read-source-files-and-imports.ts";

/** Pages of shoppers and screens of operators after a reading that failed. */

test("a page is replaced by an error only while it has no data: what was typed on it is lost otherwise", () => {
  const pages = sources.filter((file) => isIn(file, "apps") && file.endsWith(".tsx"));
  const replaced = pages.filter((file) =>
    /if \((\w+\.)?(error|isError)\)\s+(\{\s+)?return\b/.test(read(file)),
  );
  // Its error is the text under a field.
  expect(replaced.filter((file) => !isIn(file, "apps/storefront/app/ui/form"))).toEqual([]);
});
