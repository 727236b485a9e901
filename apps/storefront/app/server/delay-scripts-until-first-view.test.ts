import { expect, test } from "vitest";
import { computeInlineScriptHashes } from "./compute-inline-script-hashes.ts";
import { delayScriptsUntilFirstView } from "./delay-scripts-until-first-view.ts";
import { editHtml } from "./edit-html.ts";

const styles = '<link rel="stylesheet" href="/a.css"/>';
const picture = '<link rel="preload" as="image" imageSrcSet="/a.jpg 160w" fetchPriority="high"/>';
const code = 'import "/a.js";';
const page = `<head>${picture}<link rel="modulepreload" href="/a.js"/>${styles}</head><body><script type="module" async="">${code}</script></body>`;

const moved = (html: string) => String(editHtml(Buffer.from(html), [delayScriptsUntilFirstView]));
const hashesOf = (html: string) => computeInlineScriptHashes(Buffer.from(html));

test("delayScriptsUntilFirstView: styles and pictures are requested by the page, scripts later by the waiting script", () => {
  const [head = "", body = ""] = moved(page).split("<body>");
  expect(head).toBe(`<head>${picture}<link rel="later" href="/a.js"/>${styles}</head>`);
  expect(body).toMatch(`<script type="text/plain" id="later">${code}</script><script>const lettersCame`);
  expect(body).not.toContain('type="module"');
});

test("delayScriptsUntilFirstView: the delayed code keeps the hash it has in the page", () => {
  expect(hashesOf(moved(page))).toContain(hashesOf(`<script>${code}</script>`)[0]);
});

test("delayScriptsUntilFirstView: a page without a picture requests its scripts at its first paint, another when it has loaded", () => {
  const form = moved(page.replace(picture, ""));
  expect(form).not.toContain('type="module"');
  expect(form).toContain("requestAnimationFrame(() => setTimeout(start))");
  expect(form).not.toContain("lettersCame.then(start)");
  expect(moved(page)).toContain('addEventListener("load", () => lettersCame.then(start))');
});

test("delayScriptsUntilFirstView: a page with or without a picture holds its forms, in one script of its own", () => {
  for (const html of [page, page.replace(picture, "")]) {
    expect(moved(html)).toContain('addEventListener("submit", hold, true)');
    expect(hashesOf(moved(html))).toHaveLength(2);
  }
});

test("delayScriptsUntilFirstView: a page without scripts, or with script tags in its text, is unchanged", () => {
  expect(moved(`<body>${styles}</body>`)).toBe(`<body>${styles}</body>`);
  const text = '<p>&lt;script type="module" async=""&gt;</p>';
  expect(moved(text)).toBe(text);
});
