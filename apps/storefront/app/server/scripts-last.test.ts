import { expect, test } from "vitest";
import { inlineScriptHashes } from "./inline-script-hashes.ts";
import { scriptsLast } from "./scripts-last.ts";

const styles = '<link rel="stylesheet" href="/a.css"/>';
const picture = '<link rel="preload" as="image" imageSrcSet="/a.jpg 160w" fetchPriority="high"/>';
const code = 'import "/a.js";';
const page = `<head>${picture}<link rel="modulepreload" href="/a.js"/>${styles}</head><body><script type="module" async="">${code}</script></body>`;

test("styles and pictures are asked for by the page, scripts by the script that waits for it", () => {
  const [head = "", body = ""] = scriptsLast(page).split("<body>");
  expect(head).toBe(`<head>${picture}<link rel="later" href="/a.js"/>${styles}</head>`);
  expect(body).toMatch(`<script type="text/plain" id="later">${code}</script><script>{`);
  expect(body).not.toContain('type="module"');
});

test("the code that waits is allowed by the hash it has in the page", () => {
  expect(inlineScriptHashes(scriptsLast(page))).toContain(inlineScriptHashes(`<script>${code}</script>`)[0]);
});

test("a page whose first screen has no picture asks for its scripts at once, and holds its forms", () => {
  const form = page.replace(picture, "");
  const held = scriptsLast(form);
  expect(held.startsWith(form.slice(0, form.indexOf("</body>")))).toBe(true);
  expect(held).toContain('addEventListener("submit", hold, true)');
  expect(inlineScriptHashes(held)).toHaveLength(2);
});

test("a page without scripts and one that speaks of them stay as they are", () => {
  expect(scriptsLast(`<body>${styles}</body>`)).toBe(`<body>${styles}</body>`);
  const text = '<p>&lt;script type="module" async=""&gt;</p>';
  expect(scriptsLast(text)).toBe(text);
});
