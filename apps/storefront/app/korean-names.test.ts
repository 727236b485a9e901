import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const pages = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => ({ file, text: readFileSync(path.join(HERE, file), "utf8") }));

/** Names that are theirs in any language. */
const BRANDS = new Set(["ON AIR"]);
const NAMES = /\s(aria-label|aria-roledescription|alt|title|label|placeholder)=(?:"([^"]+)"|\{`([^`]+)`\})/g;

test("every name that is heard or shown for want of words is Korean", () => {
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

test("what only screen readers are told is Korean", () => {
  const told = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:span|p|h\d|legend|label|b) [^<>]*className="sr-only"[^<>]*>([^<]+)</g)].map(
      ([, words = ""]) => ({
        file,
        name: words.trim(),
      }),
    ),
  );
  expect(told.length).toBeGreaterThan(10);
  // What stands in braces only is text from elsewhere, which the first test or the catalogue answers for.
  const wrong = told.filter(({ name }) => name !== "" && !/^\{[^}]*\}$/.test(name) && !isKorean(name));
  expect(wrong).toEqual([]);
});

test("a button that shows only an icon has a name, and the icon has none of its own", () => {
  const buttons = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/className=\{(?:`\$\{)?iconButtonClass/g)].map(({ index }) => {
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

test("every page says that it is Korean, and has contents that the first stop of the keyboard leads to", () => {
  const root = pages.find(({ file }) => file === "root.tsx")?.text ?? "";
  expect(root).toContain('<html lang="ko"');
  const contents = pages.flatMap(({ file, text }) =>
    (text.match(/<main\b[^>]*/g) ?? []).map((tag) => `${file}: ${tag}`),
  );
  expect(contents.length).toBeGreaterThan(40);
  expect(contents.filter((tag) => !tag.includes('id="contents"'))).toEqual([]);
});

function isKorean(name: string): boolean {
  // What is put in comes from the catalogue or the shopper.
  const own = name.replaceAll(/\$?\{[^}]*\}/g, "").trim();
  return /[가-힣]/.test(name) || BRANDS.has(name) || /^[-\d\s.,:·/%]*$/.test(own);
}
