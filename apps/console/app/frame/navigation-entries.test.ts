import { expect, test } from "vitest";
import { NAVIGATION } from "./navigation-entries.ts";

test("navigation: each screen has a key of its own after G", () => {
  const keys = NAVIGATION.map(({ key }) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
