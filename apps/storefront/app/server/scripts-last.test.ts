import { expect, test } from "vitest";
import { scriptsLast } from "./scripts-last.ts";

test("preloads of scripts stand behind styles and pictures", () => {
  const styles = '<link rel="stylesheet" href="/a.css"/>';
  const picture = '<link rel="preload" as="image" imageSrcSet="/a.jpg 160w" fetchPriority="high"/>';
  expect(
    scriptsLast(
      `${picture}<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>${styles}`,
    ),
  ).toBe(
    `${picture}<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>${styles}`,
  );
});

test("what a page says about such tags stays as it is", () => {
  const page = '<p>&lt;link rel="modulepreload" href="/a.js"/&gt;</p>';
  expect(scriptsLast(page)).toBe(page);
});
