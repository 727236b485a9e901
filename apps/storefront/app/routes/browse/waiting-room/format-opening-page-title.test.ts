import { expect, test } from "vitest";
import { formatOpeningPageTitle } from "./format-opening-page-title.ts";

test.each([
  ["킹스베리 특대 딸기 (한 판 12구)", "킹스베리 특대 오픈"],
  ["귤 3kg", "귤 3kg 오픈"],
  ["아주긴이름을가진과일상자 2kg", "아주긴이름을가진과일상자 오픈"],
])("formatOpeningPageTitle: %s is %s", (name, title) => {
  expect(formatOpeningPageTitle(name)).toBe(title);
});
