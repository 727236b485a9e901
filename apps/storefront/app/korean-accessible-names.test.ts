import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const pages = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => ({ file, text: readFileSync(path.join(HERE, file), "utf8") }));

/** Names that are the same in every language. */
const BRANDS = new Set(["ON AIR"]);
const NAMES = /\s(aria-label|aria-roledescription|alt|title|label|placeholder)=(?:"([^"]+)"|\{`([^`]+)`\})/g;

test("interface: every accessible name, label and placeholder is Korean", () => {
  const names = pages.flatMap(({ file, text }) =>
    [...text.matchAll(NAMES)].map(([, attribute, plain, template]) => ({
      file,
      attribute,
      name: (plain ?? template ?? "").trim(),
    })),
  );
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter(({ name }) => !isKorean(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test("interface: text for screen readers only is Korean", () => {
  const told = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:span|p|h\d|legend|label|b) [^<>]*className="sr-only"[^<>]*>([^<]+)</g)].map(
      ([, words = ""]) => ({
        file,
        name: words.trim(),
      }),
    ),
  );
  expect(told.length).toBeGreaterThan(10);
  // Text in braces only comes from elsewhere: the first test or the catalogue covers it.
  const wrong = told.filter(({ name }) => name !== "" && !/^\{[^}]*\}$/.test(name) && !isKorean(name));
  expect(wrong).toEqual([]);
});

test("interface: an icon button has a name and its icon is hidden", () => {
  const buttons = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/className=\{(?:`\$\{)?ICON_BUTTON_CLASS/g)].map(({ index }) => {
      const start = text.lastIndexOf("<", index);
      return { file, tag: text.slice(start, text.indexOf("aria-hidden", index)) };
    }),
  );
  expect(buttons.length).toBeGreaterThan(5);
  expect(buttons.filter(({ tag }) => !/aria-label=|\bname=\{/.test(tag))).toEqual([]);
  const icons = pages.flatMap(({ file, text }) => {
    const imported = [...text.matchAll(/^import (\w+) from "lucide-react/gm)].map(([, name]) => name);
    return imported.flatMap((name) =>
      [...text.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => `${file}: ${tag}`),
    );
  });
  expect(icons.length).toBeGreaterThan(80);
  expect(icons.filter((tag) => !/aria-hidden|aria-label=/.test(tag))).toEqual([]);
});

test("interface: every page declares Korean and has contents that the skip link reaches", () => {
  const root = pages.find(({ file }) => file === "root.tsx")?.text ?? "";
  expect(root).toContain('<html lang="ko"');
  const contents = pages.flatMap(({ file, text }) =>
    (text.match(/<main\b[^>]*/g) ?? []).map((tag) => `${file}: ${tag}`),
  );
  expect(contents.length).toBeGreaterThan(40);
  expect(contents.filter((tag) => !tag.includes('id="contents"'))).toEqual([]);
});

function isKorean(name: string): boolean {
  // Inserted values come from the catalogue or the shopper.
  const own = name.replaceAll(/\$?\{[^}]*\}/g, "").trim();
  return /[가-힣]/.test(name) || BRANDS.has(name) || /^[-\d\s.,:·/%]*$/.test(own);
}
